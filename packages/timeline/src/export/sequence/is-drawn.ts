import type { NetworkRow } from '../../rows/timeline-row.js';

/** Resource types of files that a page loads for itself, as browsers and extensions name them. */
const ASSET_TYPES: ReadonlySet<string> = new Set([
  ...['script', 'stylesheet', 'image', 'img', 'imageset', 'font', 'media', 'texttrack', 'track', 'manifest'],
  ...['web_manifest', 'object', 'embed', 'link', 'css', 'video', 'audio', 'input'],
]);

/** Returns whether a drawing shows a request: assets such as scripts and images are left out unless they failed. */
export function isDrawn({ resourceType, severity }: NetworkRow): boolean {
  return severity === 'error' || !ASSET_TYPES.has(resourceType?.toLowerCase() ?? '');
}
