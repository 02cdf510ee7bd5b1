/** What the server says to the process of the embedded database. */
export type ToChild = 'ping' | 'stop';

/** What that process answers. */
export interface FromChild {
  kind: 'ready' | 'pong';
}
