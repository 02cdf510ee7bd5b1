const CENTRAL_ENTRY = 0x02014b50;
const END_OF_ARCHIVE = 0x06054b50;
/** First day that the format can represent: 1980-01-01. */
const FIRST_DAY = 0x21;

/** Gives every file of a ZIP archive the same valid date: the archiver writes a day and a month 0. Changes the bytes in place. */
export function dateEntries(archive: Uint8Array): void {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let end = archive.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END_OF_ARCHIVE) end -= 1;
  if (end < 0) throw new Error('This is not a ZIP archive.');
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== CENTRAL_ENTRY) throw new Error('The directory of the archive is damaged.');
    view.setUint16(at + 14, FIRST_DAY, true);
    view.setUint16(view.getUint32(at + 42, true) + 12, FIRST_DAY, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
