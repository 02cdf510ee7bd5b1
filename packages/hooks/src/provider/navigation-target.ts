import type { JoinInvitation } from '@flowlens/core/links';

/** A page that a component asks its host to open. Components never change the URL themselves. */
export type NavigationTarget =
  /** `invitations`: with the viewer's pending invitations open. */
  | { page: 'gallery'; projectId?: string; invitations?: boolean; replace?: boolean }
  | { page: 'flow'; flowId: string; replace?: boolean }
  | { page: 'record'; projectId?: string; replace?: boolean }
  | { page: 'join'; invitation: JoinInvitation; replace?: boolean }
  | { page: 'login'; replace?: boolean };
