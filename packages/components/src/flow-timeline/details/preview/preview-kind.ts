/** A larger body is not shown as a preview. */
export const PREVIEW_MAX_BYTES = 5 * 1024 * 1024;

const IMAGE = /^image\/(png|jpeg|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)$/;
const FONT =
  /^(font\/(woff2?|ttf|otf|sfnt)|application\/(x-)?font-(woff2?|ttf|otf|sfnt)|application\/vnd\.ms-opentype)$/;
const BASE64 = /^[A-Za-z\d+/]+={0,2}$/;

export type PreviewKind = 'image' | 'font';

/** Returns how a media type is previewed; null for all others. An SVG is an image too, in which no script runs. */
export function previewKind(mimeType: string | null): PreviewKind | null {
  if (mimeType === null) return null;
  if (IMAGE.test(mimeType) || mimeType === 'image/svg+xml') return 'image';
  return FONT.test(mimeType) ? 'font' : null;
}

/** Returns the bytes of a body: decoded base64, or the text of an SVG. Null if the body has no bytes. */
export function bodyBytes(text: string, mimeType: string): Uint8Array<ArrayBuffer> | null {
  const trimmed = text.trim();
  if (mimeType === 'image/svg+xml' && trimmed.startsWith('<')) return new TextEncoder().encode(text);
  if (trimmed.length % 4 === 1 || !BASE64.test(trimmed)) return null;
  return Uint8Array.from(atob(trimmed), (character) => character.charCodeAt(0));
}
