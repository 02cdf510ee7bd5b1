/** The id of the entry whose first event stands at this place of the file. */
export function entryId(place: number): string {
  return `e${place}`;
}

/** Returns the place that the id of an entry stands for; null if it is not the id of an entry. */
export function entryNumber(entryId: string): number | null {
  return /^e\d{1,10}$/.test(entryId) ? Number(entryId.slice(1)) : null;
}
