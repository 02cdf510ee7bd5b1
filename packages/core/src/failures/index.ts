export type { FailureAction } from './error-catalogue.js';
export { detailOf, mayHaveWorked, statusOf } from './error-facts.js';
export { failureNotice, serverReason } from './failure-notice.js';
export { joinFailure, type JoinFailure } from './join-failure.js';
export { isRecordingLinkOver } from './recording-link-failure.js';
export { sharedFlowFailure } from './shared-flow-failure.js';
export { timelineFailure } from './timeline-failure.js';
