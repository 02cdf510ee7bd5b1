import { quotedLiteral } from '@flowlens/core/recorded';
import type { JsonDocument, JsonNode } from './json-document.js';

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Returns the path of a value, such as `items[0].price`. `ancestors` has the containers around it, without the root. */
export function jsonPath(document: JsonDocument, ancestors: readonly JsonNode[], node: JsonNode): string {
  return [...ancestors, node].reduce((path, step) => path + pathStep(document, step, path), '');
}

/** Returns the part of a path that leads from a container to its child; `before` is the path of the container. */
export function pathStep(document: JsonDocument, node: JsonNode, before: string): string {
  if (node.keyStart < 0) return `[${node.index}]`;
  const key = document.key(node);
  if (!IDENTIFIER.test(key)) return `[${quotedLiteral(key)}]`;
  return before === '' ? key : `.${key}`;
}
