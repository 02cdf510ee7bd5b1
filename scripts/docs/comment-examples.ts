import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PUBLISHED } from '../lib/published.mjs';
import { root } from '../lib/toolchain.mjs';
import type { CodeBlock } from './code-blocks.js';
import type { Document } from './documents.js';

/** Returns the `@example` of every comment in the sources of the published packages. */
export function commentExamples(): CodeBlock[] {
  return globSync(`packages/{${PUBLISHED.join()}}/src/**/*.{ts,tsx}`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|stories)\.tsx?$|\/generated\//.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => text.includes('@example'))
    .flatMap(examplesIn);
}

/** Returns the examples in the comments of one source. */
export function examplesIn({ path, text }: Document): CodeBlock[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: CodeBlock[] = [];
  const visit = (node: ts.Node) => {
    for (const tag of ts.getJSDocTags(node)) {
      if (tag.tagName.text === 'example' && tag.parent.parent === node) found.push(blockOf(tag, file, path));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The text of the tag as it stands in the source, because the parser drops indentation. */
function blockOf(tag: ts.JSDocTag, file: ts.SourceFile, path: string): CodeBlock {
  const source = file.text.slice(tag.getStart(), tag.parent.end).replace(/\s*\*\/$/, '');
  const [, ...lines] = source.split('\n');
  const end = lines.findIndex((line) => /^\s*\* @\w/.test(line));
  return {
    path,
    line: file.getLineAndCharacterOfPosition(tag.getStart()).line + 2,
    language: 'tsx',
    code: lines
      .slice(0, end < 0 ? lines.length : end)
      .map((line) => line.replace(/^\s*\* ?/, ''))
      .join('\n'),
  };
}
