/** Returns the id of the entry whose first event is at this position in the file. */
export function entryId(place: number): string {
  return `e${place}`;
}

/** Returns the position that an entry id contains; null if the id is not valid. */
export function entryNumber(entryId: string): number | null {
  return /^e\d{1,10}$/.test(entryId) ? Number(entryId.slice(1)) : null;
}
