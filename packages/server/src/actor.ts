/** Who makes a call, taken from the session and never from what the caller sends. */
export interface Actor {
  userId: string;
  /** Of the token, where a coding assistant calls. */
  sessionId: string;
  email: string;
  /** The `hd` claim of the account, with which the list of allowed domains is compared. */
  hostedDomain: string | null;
  name: string;
}
