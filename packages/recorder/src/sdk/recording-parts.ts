// Parts that store and send recordings. A page that only observes events does not load them.
export { openRecordingStore } from '../spool/open-store.js';
export { createDraft } from './create-draft.js';
export { editsOf } from './draft-edits.js';
export { startSession } from './recording-session.js';
export { completeInterrupted } from './recover-recording.js';
