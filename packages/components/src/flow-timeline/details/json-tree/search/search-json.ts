import { type JsonDocument, type JsonNode, LEVELS_MAX } from '../json-document.js';

/** More hits than anyone steps through. */
const HITS_MAX = 10_000;
const TOKEN = /"[^"\\]*(?:\\[^][^"\\]*)*"?|[^\s"[\]{},:]+/g;

/** Returns the positions of the keys and values that contain a text, ignoring case. */
export function searchJson({ text, root }: JsonDocument, sought: string): number[] {
  const words = new RegExp(sought.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
  words.lastIndex = root.start;
  const hits: number[] = [];
  let hit = words.exec(text);
  for (const token of text.matchAll(TOKEN)) {
    const end = token.index + token[0].length;
    if (token.index < root.start) continue;
    while (hit && (hit.index < token.index || hit[0] === '')) hit = words.exec(text);
    if (!hit || hits.length === HITS_MAX) return hits;
    if (hit.index + hit[0].length > end) continue;
    hits.push(token.index);
    words.lastIndex = end;
    hit = words.exec(text);
  }
  return hits;
}

/** Returns the value at a position, after the containers that lead to it from the root. */
export function nodesTo(document: JsonDocument, position: number): JsonNode[] {
  const nodes: JsonNode[] = [];
  let container = document.root;
  while (nodes.length < LEVELS_MAX && document.isContainer(container)) {
    const child = document.childAt(container, position);
    if (!child) break;
    nodes.push(child);
    if (position < child.start) break;
    container = child;
  }
  return nodes;
}
