'use client';

import { useStableCallback } from '@flowlens/hooks/internal';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useKeptState } from '../kept-states.js';
import type { JsonDocument, JsonNode } from './json-document.js';
import {
  firstTreeState,
  type JsonRow,
  jsonRows,
  type JsonTreeState,
  pageOf,
  withExpanded,
  withMore,
  withShown,
} from './json-rows.js';
import { treeTarget } from './tree-keys.js';

export interface JsonTreeModel {
  /** Ref of the element with the role tree. */
  box: RefObject<HTMLDivElement | null>;
  rows: readonly JsonRow[];
  /** The tab stop, and the target of the copy buttons: null until the reader has chosen a row. */
  active: JsonRow | null;
  activate: (row: JsonRow) => void;
  /** Expands or collapses a row, or shows the page of children that it stands for. */
  press: (row: JsonRow) => void;
  /** Expands the way to a value and scrolls there. */
  reveal: (nodes: readonly JsonNode[]) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface KeptTree extends JsonTreeState {
  activeId: string | null;
}

/** State of a tree: its expanded values, its active row, and its keys. */
export function useJsonTree(document: JsonDocument, part: string): JsonTreeModel {
  const first = useMemo<KeptTree>(() => ({ ...firstTreeState(document), activeId: null }), [document]);
  const [kept, keep] = useKeptState(`${part} tree`, first);
  const { activeId, expanded, pages } = kept;
  const state = useMemo<JsonTreeState>(() => ({ expanded, pages }), [expanded, pages]);
  const rows = useMemo(() => jsonRows(document, state), [document, state]);
  const active = rows.find(({ id }) => id === activeId) ?? null;
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<'focus' | 'scroll' | null>(null);

  useLayoutEffect(() => {
    const row = wanted.current && box.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row) return;
    if (wanted.current === 'focus') row.focus({ preventScroll: true });
    wanted.current = null;
    scrollTo(box.current!, row);
  });

  const activate = useStableCallback(({ id }: JsonRow) => {
    if (id !== activeId) keep({ ...kept, activeId: id });
  });

  const press = useStableCallback((row: JsonRow) => {
    if (row.kind === 'node') {
      const next = row.expanded === undefined ? state : withExpanded(state, row.node, !row.expanded);
      keep({ ...next, activeId: row.id });
      return;
    }
    wanted.current = 'focus';
    const next = withMore(state, row);
    // The row itself may be gone, so the focus moves to the first of the new ones.
    const first = row.kind === 'later' ? row.position - 1 : pageOf(next, row.container).from;
    const [child] = document.children(row.container, first, first + 1).nodes;
    keep({ ...next, activeId: child ? `${child.start}` : null });
  });

  function reveal(nodes: readonly JsonNode[]) {
    const node = nodes.at(-1);
    if (!node) return;
    wanted.current = 'scroll';
    keep({ ...withShown(document, state, nodes), activeId: `${node.start}` });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const row = active ?? rows[0];
    const target = row && treeTarget(event.key, rows, row);
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    if (target === 'press') press(row);
    else {
      wanted.current = 'focus';
      keep({ ...kept, activeId: target.id });
    }
  }

  return { box, rows, active, activate, press, reveal, onKeyDown };
}

/** Scrolls only the tree: `scrollIntoView` would also move the list around it. */
function scrollTo(box: HTMLElement, row: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) box.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top);
}
