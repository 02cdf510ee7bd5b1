import type { Flow, FlowComment, Invitation, InvitationLink, Member, Project, ShareLink } from '@flowlens/client';

/** Detail of the events of invitation links. Not the type of the components, because that needs the types of React. */
export interface FlowLensInvitationLinkDetail {
  link: {
    /** Id of the invitation. */
    id: string;
    /** Address of the join page, on the product. */
    url: string;
  };
}

/** Events after a change on the server, by name. They correspond to the callbacks of the components. */
export interface FlowLensChangeEventMap {
  'flowlens-comment-added': CustomEvent<{ comment: FlowComment }>;
  'flowlens-comment-edited': CustomEvent<{ comment: FlowComment }>;
  /** The deletion can no longer be undone. */
  'flowlens-comment-deleted': CustomEvent<{ comment: FlowComment }>;
  'flowlens-flow-edited': CustomEvent<{ flow: Flow }>;
  'flowlens-member-invited': CustomEvent<{ invitation: Invitation }>;
  'flowlens-member-removed': CustomEvent<{ member: Member }>;
  'flowlens-member-role-changed': CustomEvent<{ member: Member }>;
  /** The revocation can no longer be undone. */
  'flowlens-invitation-revoked': CustomEvent<{ invitation: Pick<Invitation, 'id' | 'email'> }>;
  'flowlens-invitation-link-created': CustomEvent<FlowLensInvitationLinkDetail>;
  'flowlens-invitation-link-copied': CustomEvent<FlowLensInvitationLinkDetail>;
  'flowlens-invitation-link-revoked': CustomEvent<{ link: Pick<InvitationLink, 'id'> }>;
  'flowlens-share-link-revoked': CustomEvent<{ link: Pick<ShareLink, 'id'> }>;
  'flowlens-all-share-links-revoked': CustomEvent<{ project: Project }>;
}
