import { readFile } from 'node:fs/promises';

const PAGES = new URL('../../pages/', import.meta.url);

const TITLES = {
  home: 'Handmade ceramics',
  shop: 'All pieces',
  product: 'Piece',
  bag: 'Your bag',
  login: 'Sign in',
  checkout: 'Checkout',
  help: 'Help',
} as const;

export type PageName = keyof typeof TITLES;

export function isPageName(name: string): name is PageName {
  return Object.hasOwn(TITLES, name);
}

/** A whole page: the frame of the shop around `pages/<name>.html`. */
export async function renderPage(name: PageName, carrierOrigin: string): Promise<string> {
  const [frame, main] = await Promise.all([readPart('frame'), readPart(name)]);
  const parts: Record<string, string> = { title: TITLES[name], page: name, carrier: carrierOrigin, main };
  return frame.replace(/\{\{(\w+)\}\}/g, (_, part: string) => parts[part] ?? '');
}

function readPart(name: string): Promise<string> {
  return readFile(new URL(`${name}.html`, PAGES), 'utf8');
}
