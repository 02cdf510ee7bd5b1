/** The id of the entry whose first event stands at this place of the file. */
export function entryId(place: number): string {
  return `e${place}`;
}
