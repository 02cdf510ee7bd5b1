export { ConnectRecorder, type ConnectRecorderProps } from './connect-recorder.js';
