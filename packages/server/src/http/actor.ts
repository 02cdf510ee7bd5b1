/** Credentials that name a person: a session in a browser, the token of a coding assistant, the token of a recorder. */
type PersonKind = 'session' | 'agent' | 'recorder';

/** Credentials of a guest: the secret of one recording. */
export type ActorKind = PersonKind | 'guest';

/** Caller of an operation, derived from the credentials, never from the request's content. */
export interface Actor {
  kind: ActorKind;
  /** For a guest, the id of the person who made the recording link, whose quotas apply. It gives no access to their data. */
  userId: string;
  /** Id of the session, token or guest recording. */
  sessionId: string;
  email: string;
  /** The `hd` claim of the account, compared with the list of allowed domains. */
  hostedDomain: string | null;
  name: string;
}
