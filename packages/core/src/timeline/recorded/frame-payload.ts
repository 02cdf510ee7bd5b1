import type { WebSocketFrameData } from '../format/event-types.js';
import { readContent } from './recorded-content.js';
import { readRecordedText, type RecordedText } from './recorded-text.js';

export const BINARY_OPCODE = 2;
const BASE64 = /^([A-Za-z\d+/]*)={0,2}$/;

/** What was recorded of a frame's payload: of a binary one its bytes in base64, or nothing but their number. */
export function readPayload({ opcode, payloadData = '' }: WebSocketFrameData): RecordedText {
  if (opcode !== BINARY_OPCODE) return readRecordedText(payloadData);
  const digits = BASE64.exec(payloadData)?.[1];
  if (digits === undefined) return readContent(payloadData);
  const bytes = Math.floor((digits.length * 3) / 4);
  return { text: payloadData, recordedBytes: bytes, fullBytes: bytes, cut: false };
}

/** The recorded length, else that of the payload before the recorder cut it. */
export function frameSizeBytes(data: WebSocketFrameData | undefined): number {
  return data?.payloadLength ?? readPayload(data ?? {}).fullBytes;
}
