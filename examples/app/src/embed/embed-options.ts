/** Options in the URL of the embedded page. */
export interface EmbedOptions {
  /** Secret of the public link. */
  token: string;
  view: 'flow' | 'player';
  startMs: number | null;
  /** Null for the browser's setting. */
  theme: 'light' | 'dark' | null;
  /** Null for the browser's setting. */
  locale: string | null;
}

/** Reads the options; ignores those that are not valid. */
export function readEmbedOptions({ pathname, search }: Pick<Location, 'pathname' | 'search'>): EmbedOptions {
  const query = new URLSearchParams(search);
  const theme = query.get('theme');
  return {
    token: tokenOf(pathname),
    view: query.get('view') === 'player' ? 'player' : 'flow',
    startMs: startOf(query.get('start')),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    locale: query.get('locale'),
  };
}

function tokenOf(pathname: string): string {
  const [, , segment = ''] = pathname.split('/');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function startOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
