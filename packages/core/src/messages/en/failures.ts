export const failures = {
  timelineCors: 'CORS error',
  timelineNetwork: 'Network error: Unable to download timeline data. Please check your connection.',
  timelineFormat: 'Data format error: Timeline data is not in the expected JSON format.',
  timelineOther: ({ message }: { message: string }) => `Error loading timeline: ${message}`,
  timelineUnknown: 'Failed to load timeline data',

  sharedFlowExpired: 'This link has expired or is invalid',
  sharedFlowNotFound: 'Flow not found',
  sharedFlowOther: 'Failed to load shared flow',

  joinIncompleteLink: 'Invalid invitation link. Missing required parameters.',
  joinNotFound: 'Invitation not found or has expired.',
  joinForbidden: 'You do not have permission to join this project.',
  joinInvalid: 'Invalid invitation or you may already be a member.',
  /** The detail of an error response. */
  serverSaid: ({ detail }: { detail: string }) => detail,
  joinOther: 'Failed to join project. Please try again.',
};
