import type { Column } from './actors.js';
import type { Cast } from './cast.js';
import type { World } from './world.js';
import type { MadeFlow, MadeRecordingLink } from './world-parts.js';

/** Targets of one column of the matrix. Keys are the contract's path parameters and some other ids. */
export interface Place {
  systemId: string;
  userId: string;
  invitationId: string;
  /** An invitation link of the project. */
  linkId: string;
  flow_id: string;
  comment_id: string;
  /** Flow of the comment and the link. */
  remarked: string;
  share_id: string;
  tag_id: string;
  token_id: string;
  /** An embed key of the project. */
  keyId: string;
  /** A recording link of the project. */
  link_id: string;
  /** A recording of a guest that waits in the project. */
  waitingId: string;
  ownersDefault: string;
  contributorsOwn: string;
  /** Set by rows that need one. */
  token?: string;
  share_url?: string;
  upload_id?: string;
  key?: string;
  /** Query of a blob's URL. */
  signed?: string;
  /** Body of a sign-in, as JSON. */
  sign_in?: string;
}

export function placeOf(column: Column, world: World, { people }: Cast): Place {
  const team = {
    systemId: world.team,
    userId: people.somebody.userId,
    invitationId: world.invitations.team,
    linkId: world.links.team,
    tag_id: world.tags.team,
    token_id: world.agentTokens.owner,
    keyId: world.embedKeys.team,
    ...guestsOf(world.recordingLinks.team),
    ownersDefault: world.ownersDefault,
    contributorsOwn: world.contributorsOwn,
    ...aim(world.flows.others),
  };
  switch (column) {
    case 'exMember':
      return { ...team, ...aim(world.flows.exMembers) };
    case 'reporter':
      return { ...team, ...aim(world.flows.reporters) };
    case 'creator':
      return {
        ...team,
        flow_id: world.flows.contributors.flowId,
        comment_id: world.contributorsAtOthers.commentId,
        share_id: world.contributorsAtOthers.shareId,
        userId: people.contributor.userId,
        token_id: world.agentTokens.contributor,
      };
    case 'ownerOfDefault':
      return {
        ...team,
        systemId: world.ownersDefault,
        invitationId: world.invitations.ownersDefault,
        linkId: world.links.ownersDefault,
        tag_id: world.tags.ownersDefault,
        keyId: world.embedKeys.ownersDefault,
        ...guestsOf(world.recordingLinks.ownersDefault),
        ...aim(world.flows.ownersDefault),
      };
    default:
      return team;
  }
}

function aim({ flowId, commentId, shareId }: MadeFlow) {
  return { flow_id: flowId, remarked: flowId, comment_id: commentId, share_id: shareId };
}

function guestsOf({ linkId, waitingId }: MadeRecordingLink) {
  return { link_id: linkId, waitingId };
}
