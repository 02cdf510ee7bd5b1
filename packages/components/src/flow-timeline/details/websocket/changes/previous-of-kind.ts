import { readRecordedText } from '@flowlens/core/recorded';
import type { WebSocketFrame } from '@flowlens/timeline';
import { decodeString, type JsonDocument, jsonDocument } from '../../json-tree/json-document.js';

/** Keys with which protocols distinguish messages. */
const KIND_KEYS = ['type', 'event', 'action', 'method', 'op', 'kind', 'topic', 'channel', 'command', 'cmd', 't', 'e'];
/** A longer message is data, not a kind. */
const KIND_MAX_CHARS = 200;
/** Larger messages are not compared, because that takes too long. */
const COMPARED_MAX_CHARS = 200_000;
/** Limits of the search in a long conversation. */
const FRAMES_MAX = 2_000;
const CHARS_MAX = 2_000_000;

export interface FrameOfKind {
  frame: WebSocketFrame;
  document: JsonDocument;
}

/** Returns the JSON of a frame; null if it is not JSON, is incomplete, or is too long to be compared. */
export function frameDocument({ payload }: WebSocketFrame): JsonDocument | null {
  if (payload.length > COMPARED_MAX_CHARS || !/^\s*[\d[{]/.test(payload)) return null;
  const { text, cut } = readRecordedText(payload);
  return cut ? null : jsonDocument(text);
}

/**
 * Returns the latest earlier frame of the same kind: in the same direction, with the same `type`, `event` or similar keys.
 * Null if there is none nearby.
 */
export function previousOfKind(frames: readonly WebSocketFrame[], place: number): FrameOfKind | null {
  const frame = frames[place];
  const document = frame && frameDocument(frame);
  if (!document) return null;
  const kind = kindOf(document);
  let chars = 0;
  for (let at = place - 1; at >= Math.max(0, place - FRAMES_MAX) && chars < CHARS_MAX; at -= 1) {
    const other = frames[at]!;
    if (other.direction !== frame.direction) continue;
    chars += other.payload.length;
    const earlier = frameDocument(other);
    if (earlier && kindOf(earlier) === kind) return { frame: other, document: earlier };
  }
  return null;
}

/** Identifies a kind of message: its kind keys with their values, or the first item of an array if it is a text. */
function kindOf(document: JsonDocument): string {
  const isArray = document.isArray(document.root);
  const { nodes } = document.children(document.root, 0, isArray ? 1 : Infinity);
  const names = nodes.flatMap((node) => {
    const key = document.key(node);
    const value = document.source(node);
    const names = value.startsWith('"') && value.length <= KIND_MAX_CHARS && (isArray || KIND_KEYS.includes(key));
    return names ? [[key, decodeString(value)]] : [];
  });
  return JSON.stringify([isArray, ...names.sort()]);
}
