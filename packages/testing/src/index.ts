export { anAppConfig } from './builders/app-config.js';
export { anEmbedKey } from './builders/embed-key.js';
export { aComment, aFlow, aFlowSummary, aTag, FLOW_ID, someCaptureNotes } from './builders/flow.js';
export { aCurrentUser, viewers } from './builders/people.js';
export {
  aMember,
  anIncomingInvitation,
  anInvitation,
  anInvitationLink,
  aProject,
  PROJECT_ID,
  someMembers,
} from './builders/project.js';
export {
  aGuestLink,
  aRecordingLink,
  aWaitingRecording,
  RECORDING_LINK_TOKEN,
  someRecordingLinks,
} from './builders/recording-link.js';
export { aSharedFlow, aSharedInvitation, aShareLink, SHARE_TOKEN } from './builders/share.js';
export {
  additionalEvents,
  anEvent,
  aRequest,
  aTimeline,
  type RequestOptions,
  type TimelineFile,
} from './builders/timeline.js';
export { anAgentToken, aRecorderToken } from './builders/tokens.js';
export { createDb, type MockDb, type MockInvitation, type MockProject } from './db.js';
export { createHandlers } from './handlers/create-handlers.js';
export {
  createMockClient,
  MOCK_API_URL,
  MockFlowLensProvider,
  type MockFlowLensProviderProps,
  type MockProviderOptions,
} from './mock-flowlens-provider.js';
export { MOCK_NOW_MS } from './mock-now.js';
export { renderWithFlowLens, type RenderWithFlowLensResult } from './render-with-flowlens.js';
