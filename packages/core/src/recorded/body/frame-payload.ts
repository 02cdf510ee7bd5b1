import type { WebSocketFrameData } from '../event-types.js';
import { readContent } from './recorded-content.js';
import { readRecordedText, type RecordedText } from './recorded-text.js';

export const BINARY_OPCODE = 2;
const BASE64 = /^([A-Za-z\d+/]*)={0,2}$/;

/** Returns the recorded payload of a frame. Binary payloads are base64, or only a length. */
export function readPayload({ opcode, payloadData: recorded = '' }: WebSocketFrameData): RecordedText {
  const payloadData = textOf(recorded);
  if (opcode !== BINARY_OPCODE) return readRecordedText(payloadData);
  const digits = BASE64.exec(payloadData)?.[1];
  if (digits === undefined) return readContent(payloadData);
  const bytes = Math.floor((digits.length * 3) / 4);
  return { text: payloadData, recordedBytes: bytes, fullBytes: bytes, cut: false };
}

/** Damaged files have other values in place of a text. */
function textOf(recorded: unknown): string {
  return typeof recorded === 'string' ? recorded : (JSON.stringify(recorded) ?? '');
}

/** Returns the recorded length, or the length of the payload before the recorder truncated it. */
export function frameSizeBytes(data: WebSocketFrameData | undefined): number {
  return data?.payloadLength ?? readPayload(data ?? {}).fullBytes;
}
