import { escapeHtml } from '../escape-html.js';

/** Features that the player in an iframe uses, which browsers allow there only if the page lists them. */
const ALLOWED_FEATURES = 'autoplay; clipboard-write; fullscreen; picture-in-picture';

/** Size of an iframe without other wishes, in pixels. */
export const EMBED_SIZE = { width: 960, height: 540 } as const;

export interface EmbedCodeOptions {
  /** Address of the embedded page. */
  url: string;
  /** Title of the flow, which screen readers announce. */
  title: string;
  /** In pixels. @default 960 */
  width?: number;
  /** In pixels. @default 540 */
  height?: number;
}

/** Returns the markup of an iframe that shows a flow on another site. */
export function embedCode({
  url,
  title,
  width = EMBED_SIZE.width,
  height = EMBED_SIZE.height,
}: EmbedCodeOptions): string {
  const size = `width="${width}" height="${height}"`;
  const behaviour = `style="border: 0" loading="lazy" allow="${ALLOWED_FEATURES}"`;
  return `<iframe src="${escapeHtml(url)}" title="${escapeHtml(title)}" ${size} ${behaviour}></iframe>`;
}

/** Returns the address of an embedded page that starts its video at a time in milliseconds. */
export function embedAtTime(url: string, timeMs: number): string {
  return `${url}?start=${timeMs}`;
}
