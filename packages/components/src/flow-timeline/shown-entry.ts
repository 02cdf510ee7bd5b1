/** A request to bring an entry into sight. Every request is a new object, so that asking twice is heard twice. */
export interface ShownEntry {
  entryId: string;
}
