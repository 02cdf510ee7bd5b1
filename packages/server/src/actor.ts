/** Credentials that name a person: a session in a browser, the token of a coding assistant, the token of a recorder. */
export type ActorKind = 'session' | 'agent' | 'recorder';

/** Who makes a call, taken from the credentials and never from what the caller sends. */
export interface Actor {
  kind: ActorKind;
  userId: string;
  /** Id of the session, or of the token for every other kind. */
  sessionId: string;
  email: string;
  /** The `hd` claim of the account, with which the list of allowed domains is compared. */
  hostedDomain: string | null;
  name: string;
}
