import { Problem } from '../../messages/problem.js';
import type { Settings } from '../../settings/settings.js';
import { siteRefusal } from '../../settings/sites.js';

export type SiteRules = Pick<Settings, 'allowedSites' | 'blockedSites'>;

/**
 * Returns the origin of a page that may be recorded.
 *
 * @throws Problem for pages of the browser, for the FlowLens server itself, and for sites that the settings leave out
 */
export function recordableOrigin(url: string | undefined, serverOrigin: string, rules: SiteRules): string {
  const parsed = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') throw new Problem('not_recordable');
  if (parsed.origin === serverOrigin) throw new Problem('own_server');
  switch (siteRefusal(parsed.hostname, rules)) {
    case 'closed':
      throw new Problem('not_recordable');
    case 'sensitive':
      throw new Problem('sensitive_site');
    case 'blocked':
      throw new Problem('blocked_site');
    case 'not_allowed':
      throw new Problem('not_allowed_site');
    case undefined:
      return parsed.origin;
  }
}
