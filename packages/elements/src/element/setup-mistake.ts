import type { ElementMessages } from '@flowlens/core/messages';
import { sameOriginUrl } from '../client/page-token.js';
import type { ConfiguredElement, ElementDefinition } from './element-view.js';

/** Checks the required attributes of an element. Returns the function that writes the error message, or null. */
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
  if (tokenFromUrl && !sameOriginUrl(tokenUrl!)) return (texts) => texts.foreignTokenUrl({ element: localName });
  return null;
}
