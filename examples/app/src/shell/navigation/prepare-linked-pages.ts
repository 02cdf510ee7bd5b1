/**
 * Prepares another page of this app when a link to it is hovered or focused, so that its code is usually loaded by the
 * click.
 */
export function prepareLinkedPages(document: Document, prepare: (page: URL) => void): void {
  function look({ target }: Event): void {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    const { origin, pathname } = document.location;
    if (link.origin === origin && link.pathname !== pathname) prepare(new URL(link.href));
  }

  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, look, { passive: true });
}
