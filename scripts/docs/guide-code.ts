import type { CodeBlock } from './code-blocks.js';
import type { Document } from './documents.js';

/** What a guide of the catalogue imports and shows, as code: the stories it names must exist. */
export function guideCode({ path, text }: Document): CodeBlock[] {
  const imports = text.match(/^import .+$/gm) ?? [];
  const shown = [...text.matchAll(/\bof=\{([\w.]+)\}/g)].map(([, name]) => `void ${name};`);
  return [{ path, line: 1, language: 'tsx', code: [...imports, ...shown].join('\n') }];
}
