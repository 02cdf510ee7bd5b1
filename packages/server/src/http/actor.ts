/** Credentials that name a person: a session in a browser, the token of a coding assistant, the token of a recorder. */
type PersonKind = 'session' | 'agent' | 'recorder';

/** A guest has the secret of one recording. */
export type ActorKind = PersonKind | 'guest';

/** Caller of an operation, from the credentials and never from the request's content. */
export interface Actor {
  kind: ActorKind;
  /** Of a guest, that of the person who made the recording link: quotas count for them. It opens nothing of theirs. */
  userId: string;
  /** Id of the session, of the token for assistants and recorders, or of the recording of a guest. */
  sessionId: string;
  email: string;
  /** The `hd` claim of the account, with which the list of allowed domains is compared. */
  hostedDomain: string | null;
  name: string;
}
