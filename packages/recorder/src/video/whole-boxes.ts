const HEADER_BYTES = 16;

/**
 * Finds the end of the last complete fragment of a fragmented MP4 that may be truncated anywhere, for example by a
 * crash.
 *
 * @returns the number of bytes to keep; 0 without a complete fragment
 */
export async function wholeBoxesEnd(file: Blob): Promise<number> {
  let at = 0;
  let end = 0;
  let hasMovie = false;
  let hasData = false;
  while (at < file.size) {
    const box = readBox(new DataView(await file.slice(at, at + HEADER_BYTES).arrayBuffer()), file.size - at);
    if (!box || box.size > file.size - at) break;
    at += box.size;
    hasMovie ||= box.type === 'moov';
    hasData ||= box.type === 'mdat';
    // A fragment without its data would extend past the end.
    if (hasMovie && hasData && box.type !== 'moof') end = at;
  }
  return end;
}

/** Returns undefined if the header is truncated or invalid. */
function readBox(header: DataView, available: number): { type: string; size: number } | undefined {
  if (header.byteLength < 8) return undefined;
  const type = String.fromCharCode(...new Uint8Array(header.buffer, header.byteOffset + 4, 4));
  const size32 = header.getUint32(0);
  // Extends to the end of the file.
  if (size32 === 0) return { type, size: available };
  if (size32 !== 1) return size32 < 8 ? undefined : { type, size: size32 };
  if (header.byteLength < 16) return undefined;
  const size = Number(header.getBigUint64(8));
  return size < 16 ? undefined : { type, size };
}
