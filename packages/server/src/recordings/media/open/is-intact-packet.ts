import type { EncodedPacket, VideoCodec } from 'mediabunny';

/** A run of zeros that no entropy coder writes; disks leave such runs where data is lost. */
const LOST_BYTES = Buffer.alloc(64);

/** Returns whether a picture is well-formed, without decoding it. */
export function isIntactPacket({ data }: EncodedPacket, codec: VideoCodec): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (bytes.length === 0 || bytes.includes(LOST_BYTES)) return false;
  return codec !== 'avc' || hasStartCode(bytes) || isFilledByUnits(bytes);
}

/** Returns whether a picture is in Annex B format, as Chromium writes H.264 into a WebM. */
function hasStartCode(bytes: Buffer): boolean {
  return bytes.length > 4 && (bytes.readUIntBE(0, 3) === 1 || bytes.readUInt32BE(0) === 1);
}

/** Returns whether length-prefixed NAL units fill a picture exactly. */
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
