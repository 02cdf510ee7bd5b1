import type { CreatedShareLink, ShareLink } from '@flowlens/client';

/** A copied link to a flow. */
export interface CopiedShareLink {
  /** Audience of the link: members, who sign in, or anyone. */
  kind: 'team' | 'public';
  url: string;
}

/** Callbacks of the links to a flow. */
export interface ShareEvents {
  /** Runs after a public link was created. Its `share_url` is not available later. */
  onShareLinkCreated?: ((link: CreatedShareLink) => void) | undefined;
  /** Runs after a link was copied. */
  onShareLinkCopied?: ((link: CopiedShareLink) => void) | undefined;
  /** Runs after a public link was revoked. */
  onShareLinkRevoked?: ((link: Pick<ShareLink, 'id'>) => void) | undefined;
}
