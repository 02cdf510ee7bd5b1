export { GuestRecorder, type GuestRecorderProps, type GuestVisit } from './guest-recorder.js';
export { type TypedGuest } from './guest-consent.js';
