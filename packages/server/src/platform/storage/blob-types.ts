/** Types that may be stored and served, by the key's extension. Browsers execute none of them. */
const MEDIA_TYPES = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  json: 'application/json',
} as const;

export type BlobExtension = keyof typeof MEDIA_TYPES;

/** Returns the exact content type that a file is stored and served with. */
export function mediaTypeOf(extension: BlobExtension): string {
  return MEDIA_TYPES[extension];
}

/** Returns the type of a file by its first bytes, never by its name; `undefined` for types that are not on the list. */
export function sniffBlob(bytes: Buffer): BlobExtension | undefined {
  return sniffMedia(bytes) ?? (isJson(bytes) ? 'json' : undefined);
}

/** Returns the type of a video or image by its first 12 bytes. */
export function sniffMedia(bytes: Buffer): BlobExtension | undefined {
  const ascii = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (ascii(4, 8) === 'ftyp') return 'mp4';
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3])) return 'webm';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  return undefined;
}

function startsWith(bytes: Buffer, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function isJson(bytes: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
