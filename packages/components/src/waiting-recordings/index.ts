export { WaitingRecordings, type WaitingRecordingsProps } from './waiting-recordings.js';
