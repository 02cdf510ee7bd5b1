const SEPARATOR_BYTES = 2;
/** Room for the metadata and what stands around the events. */
const METADATA_BYTES = 16 * 1024;

/** Returns how large the timeline file of so many events becomes, at most. */
export function timelineFileBytes({ eventsCount, eventBytes }: { eventsCount: number; eventBytes: number }): number {
  return eventBytes + eventsCount * SEPARATOR_BYTES + METADATA_BYTES;
}
