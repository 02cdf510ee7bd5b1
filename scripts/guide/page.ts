/** Heading of a page that its table of contents links to. */
export interface Heading {
  id: string;
  text: string;
}

/** Page of the guide, before the layout is put around it. */
export interface GuidePage {
  /** Path below `/docs/`, empty for the first page. */
  path: string;
  title: string;
  /** Description for search engines and link previews. */
  summary: string;
  /** Content as HTML, including the `h1`. */
  html: string;
  headings: readonly Heading[];
}

/** Path of the guide on the server. */
export const GUIDE_PATH = '/docs/';

/** Returns the address of a page below `/docs/`. */
export function addressOf(path: string): string {
  return path === '' ? GUIDE_PATH : `${GUIDE_PATH}${path}/`;
}
