export { hostRecorder, type PopupHostOptions } from './host-recorder.js';
export type { PopupHostTexts } from './host-view.js';
