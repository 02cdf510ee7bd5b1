import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Refetches a branch of the cache after a change. A first load in flight does not include the change, so it restarts.
 */
export async function refetchBranch(queryClient: QueryClient, branch: QueryFilters): Promise<void> {
  await queryClient.cancelQueries(branch);
  await queryClient.invalidateQueries(branch);
}
