export { ConnectRecorderPage as Page } from './connect-recorder-page.js';
