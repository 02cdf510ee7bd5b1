export { RecorderPanel, type RecorderPanelProps } from './recorder-panel.js';
export { type RecorderProject } from './review/use-recording-form.js';
