/** Credentials that name a person: a session in a browser, the token of a coding assistant, the token of a recorder. */
type PersonKind = 'session' | 'agent' | 'recorder';

/**
 * Credentials without an account: the secret of one recording of a guest, a key of a project, and a token that was created
 * with one for a person of an embedding tool.
 */
export type ActorKind = PersonKind | 'guest' | 'embedKey' | 'embed';

/** Caller of an operation, derived from the credentials, never from the request's content. */
export interface Actor {
  kind: ActorKind;
  /**
   * For a guest, the id of the person who made the recording link, whose quotas apply; for a key, of the person who made it.
   * It gives no access to their data.
   */
  userId: string;
  /** Id of the session, token, key or guest recording. */
  sessionId: string;
  email: string;
  /** The `hd` claim of the account, compared with the list of allowed domains. */
  hostedDomain: string | null;
  name: string;
  /** The only project of an embed key or embed token. */
  projectId?: string;
  /** True if nobody has verified the e-mail address, so it proves nothing. */
  emailIsClaimed?: boolean;
}
