/** Messages of the server to the process of the embedded database. */
export type ToChild = 'ping' | 'stop';

/** Messages of that process. */
export interface FromChild {
  kind: 'ready' | 'pong';
}
