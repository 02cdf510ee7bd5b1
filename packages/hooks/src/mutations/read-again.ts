import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Reads a branch of the cache again after a change. What is on its way for the first time would be taken for the new state, and knows
 * nothing of the change, so it is asked for anew.
 */
export async function readAgain(queryClient: QueryClient, branch: QueryFilters): Promise<void> {
  await queryClient.cancelQueries(branch);
  await queryClient.invalidateQueries(branch);
}
