import { own } from './own-property.js';

/** Returns the shortest path to an element from the nearest ancestor with an id. In a shadow root it starts at the root. */
export function xpathOf(element: Element): string {
  const id = own(element, 'id');
  if (id && !id.includes('"')) return `//*[@id="${id}"]`;
  const parent = own(element, 'parentElement');
  const name = own(element, 'tagName');
  const tag = name.toLowerCase();
  if (!parent) return `/${tag}`;
  let position = 0;
  let count = 0;
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
    if (own(child, 'tagName') !== name) continue;
    count += 1;
    if (child === element) position = count;
  }
  return `${xpathOf(parent)}/${tag}${count > 1 ? `[${position}]` : ''}`;
}
