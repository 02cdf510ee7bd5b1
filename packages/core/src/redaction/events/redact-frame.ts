import { BINARY_OPCODE, frameSizeBytes } from '../../recorded/body/frame-payload.js';
import { FRAME_MAX_BYTES } from '../bodies/cap-text.js';
import { redactBody } from '../bodies/redact-body.js';
import { redactUnknown } from '../bodies/redact-unknown.js';

/** Redacts a websocket frame. Of a binary frame, only the size is kept. */
export function redactFrame(data: Readonly<Record<string, unknown>> & { payloadData: string }): unknown {
  const { payloadData, ...rest } = data;
  const isBinary = data.opcode === BINARY_OPCODE;
  const kept = isBinary ? `[binary, ${frameSizeBytes(data)} bytes]` : redactBody('', payloadData, FRAME_MAX_BYTES);
  return { ...(redactUnknown(rest) as object), payloadData: kept };
}
