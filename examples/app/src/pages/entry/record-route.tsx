export { RecordPage as Page } from '../../recording/record-page.js';
