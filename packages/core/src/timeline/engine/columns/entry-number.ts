/** The number in the id of an entry, which is the place of its first event in the file; `null` when it is no such id. */
export function entryNumber(entryId: string): number | null {
  return /^e\d{1,10}$/.test(entryId) ? Number(entryId.slice(1)) : null;
}
