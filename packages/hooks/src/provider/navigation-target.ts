import type { JoinInvitation } from '@flowlens/core/links';

/** A place of the product that a component asks its host to go to; components never touch the address themselves. */
export type NavigationTarget =
  /** `invitations`: with the viewer's pending invitations open. */
  | { page: 'gallery'; projectId?: string; invitations?: boolean; replace?: boolean }
  | { page: 'flow'; flowId: string; replace?: boolean }
  | { page: 'record'; projectId?: string; replace?: boolean }
  | { page: 'join'; invitation: JoinInvitation; replace?: boolean }
  | { page: 'login'; replace?: boolean };
