import { preparePage } from '../pages/fetch-page.js';

/** Has the code of a page come when a link to it is pointed at, or gets the focus: most of the time it is there at the press. */
export function prepareLinkedPages(document: Document): void {
  for (const type of ['pointerover', 'focusin'] as const) document.addEventListener(type, prepare, { passive: true });
}

function prepare({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (link && link.origin === window.location.origin) preparePage(new URL(link.href));
}
