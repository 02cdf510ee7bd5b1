import type { HeaderRow } from './header-rows.js';
import { resolveUrl } from './recorded-url.js';
import { urlEncodedPairs } from './url-encoded.js';

/**
 * The parameters in the query of a URL, decoded; none for what is no URL. What is not UTF-8 stays encoded.
 *
 * @param pageUrl What a relative URL belongs to.
 */
export function queryRows(url: string, pageUrl?: string): HeaderRow[] {
  return urlEncodedPairs(resolveUrl(url, pageUrl)?.search ?? '');
}
