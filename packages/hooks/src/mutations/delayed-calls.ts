import { createListeners } from '@flowlens/core/internal';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** A change whose call waits for the time to undo it, or is being sent. */
interface DelayedCall {
  /** Kind and object of the change. */
  keyHash: string;
  variables: unknown;
  /** Sends the call, if it still waits. Resolves after the call; never rejects. */
  send: () => Promise<void>;
}

/** The delayed calls of one query client. They outlive the components that requested them. */
export interface DelayedCalls {
  all: () => readonly DelayedCall[];
  subscribe: (listener: () => void) => () => void;
  /** Returns the function that removes the call. */
  add: (call: DelayedCall) => () => void;
}

const callsOf = new WeakMap<QueryClient, DelayedCalls>();

export function delayedCalls(queryClient: QueryClient): DelayedCalls {
  const calls = callsOf.get(queryClient) ?? createDelayedCalls();
  callsOf.set(queryClient, calls);
  return calls;
}

function createDelayedCalls(): DelayedCalls {
  const { subscribe, notify } = createListeners();
  let calls: readonly DelayedCall[] = [];
  const change = (next: readonly DelayedCall[]) => {
    calls = next;
    notify();
  };
  return {
    all: () => calls,
    subscribe,
    add(call) {
      change([...calls, call]);
      return () => change(calls.filter((other) => other !== call));
    },
  };
}

/** Sends all changes that can still be undone, or those of one key. Resolves after the calls; never rejects. */
export async function sendDelayedCalls(queryClient: QueryClient, key?: QueryKey): Promise<void> {
  const calls = delayedCalls(queryClient).all();
  const keyHash = key && hashKey(key);
  await Promise.all(
    calls.filter((call) => keyHash === undefined || call.keyHash === keyHash).map(({ send }) => send()),
  );
}
