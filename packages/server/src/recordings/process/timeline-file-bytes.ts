const SEPARATOR_BYTES = 2;
/** Reserved for the metadata and the JSON around the events. */
const METADATA_BYTES = 16 * 1024;

/** Returns the maximum size of the timeline file with this many events. */
export function timelineFileBytes({ eventsCount, eventBytes }: { eventsCount: number; eventBytes: number }): number {
  return eventBytes + eventsCount * SEPARATOR_BYTES + METADATA_BYTES;
}
