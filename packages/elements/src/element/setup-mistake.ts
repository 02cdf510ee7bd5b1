import type { ElementMessages } from '@flowlens/core/messages';
import { ownTokenUrl } from '../client/page-token.js';
import type { ConfiguredElement, ElementDefinition } from './element-view.js';

/** Returns the text about attributes without which an element has nothing to show, or null. */
export function setupMistake(
  element: ConfiguredElement,
  definition: ElementDefinition,
): ((texts: ElementMessages) => string) | null {
  const { localName, client, baseUrl, tokenUrl, getAccessToken } = element;
  const missing = definition.missing();
  if (!client && !baseUrl) missing.unshift('base-url');
  const tokenFromUrl = !client && !getAccessToken && definition.needsToken();
  if (tokenFromUrl && !tokenUrl) missing.push('token-url');
  if (missing.length > 0) return (texts) => texts.missing({ element: localName, attributes: missing.join(', ') });
  if (tokenFromUrl && !ownTokenUrl(tokenUrl!)) return (texts) => texts.foreignTokenUrl({ element: localName });
  return null;
}
