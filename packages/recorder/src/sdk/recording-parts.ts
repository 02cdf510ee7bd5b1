// What recordings are kept in, and sent by: a page that only observes events does not load it.
export { openRecordingStore } from '../spool/open-store.js';
export { createDraft } from './create-draft.js';
export { startSession } from './recording-session.js';
export { completeInterrupted } from './recover-recording.js';
