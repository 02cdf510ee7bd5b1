import { type DomTarget, quotedLiteral } from '@flowlens/core/recorded';
import { elementName } from '../../rows/dom-target-summary.js';

/** Ids that need no quotes in a selector. */
const PLAIN_ID = /^[a-z][\w-]*$/i;
const NAME_MAX_CHARS = 40;
const ROLES = new Map([
  ['button', 'button'],
  ['a', 'link'],
]);
/** Generated ids of frameworks, which change between visits. */
const MADE_UP_ID = /^[:_]|^(radix|headlessui|react|mui|ember)[-:]|\d{4,}/i;

/** Returns code that finds a recorded element in Playwright; null if nothing is known about it. */
export function playwrightLocator(target: DomTarget): string | null {
  const { id, textContent, xpath, className } = target;
  if (id && !MADE_UP_ID.test(id))
    return `page.locator(${quotedLiteral(PLAIN_ID.test(id) ? `#${id}` : `[id=${quotedLiteral(id)}]`)})`;
  const role = ROLES.get(elementName(target));
  const name = textContent?.trim() ?? '';
  if (role && name !== '' && name.length <= NAME_MAX_CHARS && !/[\r\n]/.test(name))
    return `page.getByRole(${quotedLiteral(role)}, { name: ${quotedLiteral(name)} })`;
  if (xpath) return `page.locator(${quotedLiteral(`xpath=${xpath}`)})`;
  const firstClass = className?.trim().split(/\s+/)[0];
  if (firstClass) return `page.locator(${quotedLiteral(`[class~=${quotedLiteral(firstClass)}]`)}).first()`;
  return null;
}
