import type { operations } from '@flowlens/client/schema';
import type { AuditAction, AuditObjects } from './audit.js';

/** Parameters of a call by name. The contract has checked that they exist. */
type Fields = Record<string, string>;

interface AuditedCall {
  params: Fields;
  body: Fields;
  response: Fields;
}

interface AuditedOperation {
  action: AuditAction;
  /** Returns the ids in the request and its response; the handler adds others with `noteAudit`. */
  objects?: (call: AuditedCall) => AuditObjects;
  role?: (call: AuditedCall) => string | undefined;
  /** Logged only if the handler called `noteAudit`. @default false */
  onlyIfNoted?: boolean;
}

/** Operations that write an audit line on success. */
export const AUDITED_OPERATIONS: Partial<Record<keyof operations, AuditedOperation>> = {
  signIn: { action: 'sign_in' },
  signOutEverywhere: { action: 'sessions_ended' },
  createAgentToken: { action: 'token_made' },
  createRecorderCode: { action: 'recorder_approved' },
  exchangeRecorderCode: { action: 'token_made' },
  revokeAgentToken: { action: 'token_revoked' },
  revokeOwnToken: { action: 'token_revoked' },

  createShareLink: {
    action: 'link_made',
    objects: ({ params, response }) => ({ flow: params['flow_id'], link: response['id'] }),
  },
  updateShareLink: {
    action: 'link_changed',
    objects: ({ params }) => ({ flow: params['flow_id'], link: params['share_id'] }),
  },
  revokeShareLink: {
    action: 'link_revoked',
    objects: ({ params }) => ({ flow: params['flow_id'], link: params['share_id'] }),
  },
  revokeProjectShareLinks: { action: 'link_revoked', objects: ({ params }) => ({ project: params['systemId'] }) },

  inviteMember: {
    action: 'invitation_made',
    objects: ({ params, response }) => ({ project: params['systemId'], invitation: response['id'] }),
    role: ({ response }) => response['role'],
  },
  revokeInvitation: {
    action: 'invitation_revoked',
    objects: ({ params }) => ({ project: params['systemId'], invitation: params['invitationId'] }),
  },
  createPublicInvitation: {
    action: 'invitation_link_made',
    objects: ({ params, response }) => ({ project: params['systemId'], invitation_link: response['id'] }),
  },
  revokePublicInvitation: {
    action: 'invitation_link_revoked',
    objects: ({ params }) => ({ project: params['systemId'], invitation_link: params['invitationId'] }),
  },
  acceptInvitation: {
    action: 'member_joined',
    objects: ({ params, response }) => ({ project: response['system_id'], invitation: params['invitationId'] }),
  },
  joinProject: {
    action: 'member_joined',
    objects: ({ body }) => ({ project: body['system_id'], invitation_link: body['invitation_id'] }),
  },

  leaveProject: { action: 'member_left', objects: ({ params }) => ({ project: params['systemId'] }) },
  removeMember: {
    action: 'member_removed',
    objects: ({ params }) => ({ project: params['systemId'], person: params['userId'] }),
  },
  updateMemberRole: {
    action: 'role_changed',
    objects: ({ params }) => ({ project: params['systemId'] }),
    role: ({ response }) => response['role'],
    onlyIfNoted: true,
  },

  setRecordingLinks: {
    action: 'recording_links_switched',
    objects: ({ params }) => ({ project: params['systemId'] }),
  },
  createRecordingLink: {
    action: 'recording_link_made',
    objects: ({ params, response }) => ({ project: params['systemId'], recording_link: response['id'] }),
  },
  revokeRecordingLink: {
    action: 'recording_link_revoked',
    objects: ({ params }) => ({ project: params['systemId'], recording_link: params['link_id'] }),
  },
  listEmbedKeys: { action: 'embed_keys_read', objects: ({ params }) => ({ project: params['systemId'] }) },
  createEmbedKey: {
    action: 'embed_key_made',
    objects: ({ params, response }) => ({ project: params['systemId'], embed_key: response['id'] }),
  },
  revokeEmbedKey: {
    action: 'embed_key_revoked',
    objects: ({ params }) => ({ project: params['systemId'], embed_key: params['keyId'] }),
  },
  createEmbedToken: {
    action: 'embed_token_made',
    objects: ({ response }) => ({ project: response['project_id'] }),
    role: ({ response }) => response['role'],
  },
  beginGuestRecording: {
    action: 'guest_recording_begun',
    objects: ({ response }) => ({ flow: response['flow_id'] }),
  },
  acceptWaitingRecording: {
    action: 'guest_recording_accepted',
    objects: ({ params }) => ({ project: params['systemId'], flow: params['flow_id'] }),
  },
  discardWaitingRecording: {
    action: 'guest_recording_discarded',
    objects: ({ params }) => ({ project: params['systemId'], flow: params['flow_id'] }),
  },

  updateFlow: {
    action: 'flow_moved',
    objects: ({ params, response }) => ({ flow: params['flow_id'], project: response['system_id'] }),
    onlyIfNoted: true,
  },
  deleteFlow: { action: 'flow_deleted', objects: ({ params }) => ({ flow: params['flow_id'] }) },
  deleteProject: { action: 'project_deleted', objects: ({ params }) => ({ project: params['systemId'] }) },
  deleteComment: {
    action: 'comment_deleted',
    objects: ({ params }) => ({ flow: params['flow_id'], comment: params['comment_id'] }),
  },
  deleteTag: { action: 'tag_deleted', objects: ({ params }) => ({ tag: params['tag_id'] }) },
};
