export { GuestRecorder, type GuestRecorderProps } from './guest-recorder.js';
export { type TypedGuest } from './guest-consent.js';
