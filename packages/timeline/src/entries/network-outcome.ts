import type { EntrySeverity, NetworkResponseData } from '@flowlens/core/recorded';

/** Returns whether a request received no response: status 0, or an error instead of a status. */
export function isFailedResponse(data: Pick<NetworkResponseData, 'status' | 'error'> | undefined): boolean {
  return data?.status === 0 || (data?.status === undefined && data?.error !== undefined);
}

/** 400 and above is an error, 300s a redirect, 2xx a success. */
export function statusSeverity(status: number | null): EntrySeverity {
  if (status === null) return 'info';
  if (status >= 400) return 'error';
  if (status >= 300) return 'redirect';
  return status >= 200 ? 'success' : 'info';
}
