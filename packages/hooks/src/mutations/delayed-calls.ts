import type { QueryClient } from '@tanstack/react-query';

type Flush = () => Promise<void>;

const flushesOf = new WeakMap<QueryClient, Set<Flush>>();

/** Registers a mounted delayed mutation. Returns the function that removes it. */
export function registerFlush(queryClient: QueryClient, flush: Flush): () => void {
  const flushes = flushesOf.get(queryClient) ?? new Set();
  flushesOf.set(queryClient, flushes.add(flush));
  return () => void flushes.delete(flush);
}

/** Sends all changes that can still be undone, while the session lasts. Resolves after the calls; never rejects. */
export async function sendDelayedCalls(queryClient: QueryClient): Promise<void> {
  await Promise.all([...(flushesOf.get(queryClient) ?? [])].map((flush) => flush()));
}
