import { readFileSync } from 'node:fs';

const FILE = new URL('./timelines/every-event-form.timeline.json', import.meta.url);

/** A timeline file of the original product with each of its event types, under both of its naming schemes. */
export const everyEventForm = (): Uint8Array => readFileSync(FILE);
