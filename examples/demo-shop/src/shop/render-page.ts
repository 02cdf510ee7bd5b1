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

export interface FlowLensSettings {
  url: string;
  /** Readable by every visitor of the shop, so it should only allow recording. */
  token: string;
}

export interface PageSettings {
  carrierOrigin: string;
  flowlens: FlowLensSettings | undefined;
  reportButton: boolean;
}

/** Renders a page: the frame of the shop around `pages/<name>.html`. */
export async function renderPage(
  name: PageName,
  { carrierOrigin, flowlens, reportButton }: PageSettings,
): Promise<string> {
  const report = reportButton ? ['report-head', 'report'] : [];
  const [frame, main, reportHead, reportBody] = await Promise.all(['frame', name, ...report].map(readPart));
  const parts: Record<string, string> = {
    title: TITLES[name],
    page: name,
    carrier: carrierOrigin,
    flowlensUrl: flowlens?.url ?? '',
    flowlensToken: flowlens?.token ?? '',
  };
  const fill = (text = '') => text.replace(/\{\{(\w+)\}\}/g, (_, part: string) => parts[part] ?? '');
  parts['main'] = fill(main);
  parts['reportHead'] = fill(reportHead);
  parts['report'] = fill(reportBody);
  return fill(frame);
}

/** Renders the page of the recorder's popup, without the frame of the shop. */
export function renderRecorderPage(): Promise<string> {
  return readPart('flowlens-recorder');
}

function readPart(name: string): Promise<string> {
  return readFile(new URL(`${name}.html`, PAGES), 'utf8');
}
