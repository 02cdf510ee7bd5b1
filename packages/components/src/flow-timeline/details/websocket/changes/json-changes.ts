import { type JsonDocument, type JsonNode, LEVELS_MAX } from '../../json-tree/json-document.js';
import { pathStep } from '../../json-tree/json-path.js';

/** More changes than anyone reads. */
const CHANGES_MAX = 500;

/** A value that differs between two JSON texts. `before` and `after` are as in the texts. */
export interface JsonChange {
  /** For example `items[0].price`; empty for the whole text. */
  path: string;
  /** Undefined for an added value. */
  before: string | undefined;
  /** Undefined for a removed value. */
  after: string | undefined;
}

/**
 * Returns the innermost values that differ, at most 500. Values of objects are compared by key. Items of arrays are compared
 * by position, after the items that are equal at both ends.
 */
export function jsonChanges(before: JsonDocument, after: JsonDocument): JsonChange[] {
  const changes: JsonChange[] = [];
  compare(before.root, after.root, '', 0);
  return changes;

  function compare(left: JsonNode, right: JsonNode, path: string, level: number) {
    const [was, is] = [before.source(left), after.source(right)];
    if (was === is || changes.length >= CHANGES_MAX) return;
    const comparable = level < LEVELS_MAX && before.isContainer(left) && was[0] === is[0];
    if (!comparable) changes.push({ path, before: was, after: is });
    else if (before.isArray(left)) compareItems(left, right, path, level);
    else compareFields(left, right, path, level);
  }

  function compareFields(left: JsonNode, right: JsonNode, path: string, level: number) {
    const missing = new Map(before.children(left).nodes.map((node) => [before.key(node), node]));
    for (const node of after.children(right).nodes) {
      const key = after.key(node);
      const counterpart = missing.get(key);
      missing.delete(key);
      if (counterpart) compare(counterpart, node, path + pathStep(after, node, path), level + 1);
      else add(node, path);
    }
    for (const node of missing.values()) remove(node, path);
  }

  function compareItems(left: JsonNode, right: JsonNode, path: string, level: number) {
    const { nodes: old } = before.children(left);
    const { nodes: now } = after.children(right);
    const same = (a: JsonNode | undefined, b: JsonNode | undefined) => a && b && before.source(a) === after.source(b);
    const shorter = Math.min(old.length, now.length);
    let start = 0;
    while (start < shorter && same(old[start], now[start])) start += 1;
    let end = 0;
    while (end < shorter - start && same(old.at(-1 - end), now.at(-1 - end))) end += 1;
    const [removed, added] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
    removed.forEach((node, index) => {
      const counterpart = added[index];
      if (counterpart) compare(node, counterpart, path + pathStep(after, counterpart, path), level + 1);
      else remove(node, path);
    });
    added.slice(removed.length).forEach((node) => add(node, path));
  }

  function add(node: JsonNode, path: string) {
    if (changes.length >= CHANGES_MAX) return;
    changes.push({ path: path + pathStep(after, node, path), before: undefined, after: after.source(node) });
  }

  function remove(node: JsonNode, path: string) {
    if (changes.length >= CHANGES_MAX) return;
    changes.push({ path: path + pathStep(before, node, path), before: before.source(node), after: undefined });
  }
}
