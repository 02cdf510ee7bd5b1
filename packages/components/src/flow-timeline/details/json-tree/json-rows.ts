import { type JsonDocument, type JsonNode, LEVELS_MAX } from './json-document.js';

/** Children shown at a time; a payload may have hundreds of thousands. */
const PAGE_SIZE = 100;
/** Rows that are expanded before the reader does anything. */
const FIRST_ROWS_MAX = 24;
/** Longer values are shown in part until they are expanded. */
export const SHORT_VALUE_MAX_CHARS = 300;

/** Parts of a tree that are visible, by the start of each container. */
export interface JsonTreeState {
  expanded: ReadonlySet<number>;
  /** Positions of the children shown, if not the first page. */
  pages: ReadonlyMap<number, JsonPage>;
}

export interface JsonPage {
  from: number;
  to: number;
}

interface RowPlace {
  /** Identifies the row in its tree. */
  id: string;
  level: number;
  /** Row of the container; null at the top. */
  parent: JsonNodeRow | null;
  setSize: number;
  /** From 1. */
  position: number;
}

export interface JsonNodeRow extends RowPlace {
  kind: 'node';
  node: JsonNode;
  container: boolean;
  /** Undefined for a value that is shown as a whole anyway. */
  expanded: boolean | undefined;
}

/** Placeholder for children before or after the visible ones. A press shows another page of them. */
export interface JsonMoreRow extends RowPlace {
  kind: 'earlier' | 'later';
  container: JsonNode;
  hidden: number;
}

export type JsonRow = JsonNodeRow | JsonMoreRow;

/** Returns the visible rows of a document, from top to bottom. */
export function jsonRows(document: JsonDocument, state: JsonTreeState): JsonRow[] {
  const rows: JsonRow[] = [];
  addChildren(document.root, null);
  return rows;

  function addChildren(container: JsonNode, parent: JsonNodeRow | null) {
    const level = (parent?.level ?? 0) + 1;
    const { from, to } = pageOf(state, container);
    const { nodes, count } = document.children(container, from, to);
    const place = { level, parent, setSize: count };
    const id = `${container.start}`;
    if (from > 0)
      rows.push({ ...place, kind: 'earlier', id: `${id} earlier`, container, hidden: from, position: from });
    for (const node of nodes) {
      const chars = node.end - node.start;
      const container = level < LEVELS_MAX && document.isContainer(node);
      const expandable = container ? chars > 2 : chars > SHORT_VALUE_MAX_CHARS;
      const expanded = expandable ? state.expanded.has(node.start) : undefined;
      const row: JsonNodeRow = {
        ...place,
        kind: 'node',
        id: `${node.start}`,
        node,
        container,
        expanded,
        position: node.index + 1,
      };
      rows.push(row);
      if (container && expanded) addChildren(node, row);
    }
    const hidden = count - to;
    if (hidden > 0) rows.push({ ...place, kind: 'later', id: `${id} later`, container, hidden, position: to + 1 });
  }
}

/** Returns the state with as many levels expanded as fit at first sight. */
export function firstTreeState(document: JsonDocument): JsonTreeState {
  const expanded = new Set<number>();
  let containers = [document.root];
  let rows = 0;
  for (;;) {
    const nodes = containers.flatMap((container) => document.children(container, 0, PAGE_SIZE).nodes);
    rows += nodes.length;
    if (rows > FIRST_ROWS_MAX) break;
    containers.forEach(({ start }) => expanded.add(start));
    containers = nodes.filter((node) => document.isContainer(node));
    if (containers.length === 0) break;
  }
  return { expanded, pages: new Map() };
}

export function pageOf(state: JsonTreeState, { start }: JsonNode): JsonPage {
  return state.pages.get(start) ?? { from: 0, to: PAGE_SIZE };
}

/** Expands or collapses a value. */
export function withExpanded(state: JsonTreeState, { start }: JsonNode, expand: boolean): JsonTreeState {
  const expanded = new Set(state.expanded);
  if (expand) expanded.add(start);
  else expanded.delete(start);
  return { ...state, expanded };
}

/** Shows another page of children before or after the visible ones. */
export function withMore(state: JsonTreeState, { kind, container }: JsonMoreRow): JsonTreeState {
  const { from, to } = pageOf(state, container);
  const page = kind === 'earlier' ? { from: Math.max(0, from - PAGE_SIZE), to } : { from, to: to + PAGE_SIZE };
  return { ...state, pages: new Map(state.pages).set(container.start, page) };
}

/** Expands the containers that lead to a value, each at the page of the next one. */
export function withShown(document: JsonDocument, state: JsonTreeState, nodes: readonly JsonNode[]): JsonTreeState {
  const expanded = new Set(state.expanded);
  const pages = new Map(state.pages);
  let container = document.root;
  for (const node of nodes) {
    expanded.add(container.start);
    const { from, to } = pageOf(state, container);
    if (node.index < from || node.index >= to) {
      const first = node.index - (node.index % PAGE_SIZE);
      pages.set(container.start, { from: first, to: first + PAGE_SIZE });
    }
    container = node;
  }
  return { expanded, pages };
}
