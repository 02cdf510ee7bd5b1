export { RecordButton, type RecordButtonProps } from './record-button.js';
