import type { NetworkEntry } from '@flowlens/timeline';

/** Returns the page that sent a request, which is the base of relative addresses. */
export function pageOfRequest({ request, response }: NetworkEntry): string | undefined {
  return request?.page_url ?? response?.page_url;
}
