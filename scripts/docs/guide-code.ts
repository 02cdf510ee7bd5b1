import { type CodeBlock, withoutCodeBlocks } from './code-blocks.js';
import type { Document } from './documents.js';

/** Returns imports and stories of a guide as code, to check that the stories exist. */
export function guideCode({ path, text }: Document): CodeBlock[] {
  const guide = withoutCodeBlocks(text);
  const imports = guide.match(/^import .+$/gm) ?? [];
  const shown = [...guide.matchAll(/\bof=\{([\w.]+)\}/g)].map(([, name]) => `void ${name};`);
  return [{ path, line: 1, language: 'mdx', code: [...imports, ...shown].join('\n') }];
}
