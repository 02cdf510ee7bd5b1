import type { CodeBlock } from './code-blocks.js';
import type { Document } from './documents.js';

/** Returns imports and stories of a guide as code, to check that the stories exist. */
export function guideCode({ path, text }: Document): CodeBlock[] {
  const imports = text.match(/^import .+$/gm) ?? [];
  const shown = [...text.matchAll(/\bof=\{([\w.]+)\}/g)].map(([, name]) => `void ${name};`);
  return [{ path, line: 1, language: 'tsx', code: [...imports, ...shown].join('\n') }];
}
