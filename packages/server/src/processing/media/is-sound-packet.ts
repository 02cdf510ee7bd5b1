import type { EncodedPacket, VideoCodec } from 'mediabunny';

/** More zeros than the entropy coding of a picture ever writes in a row; disks leave them where bytes are lost. */
const LOST_BYTES = Buffer.alloc(64);

/** Whether a picture has the form that its codec wants. What only a decoder can tell is not looked at. */
export function isSoundPicture({ data }: EncodedPacket, codec: VideoCodec): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (bytes.length === 0 || bytes.includes(LOST_BYTES)) return false;
  return codec !== 'avc' || hasStartCode(bytes) || isFilledByUnits(bytes);
}

/** Whether codes separate the units of H.264, as Chromium writes them into a WebM. */
function hasStartCode(bytes: Buffer): boolean {
  return bytes.length > 4 && (bytes.readUIntBE(0, 3) === 1 || bytes.readUInt32BE(0) === 1);
}

/** Whether units of H.264 fill a picture, each behind its length. */
function isFilledByUnits(bytes: Buffer): boolean {
  let at = 0;
  while (at + 5 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const isForbidden = (bytes[at + 4]! & 0x80) !== 0;
    if (length === 0 || isForbidden) return false;
    at += 4 + length;
  }
  return at === bytes.length;
}
