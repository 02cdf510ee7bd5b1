import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, expect, it } from 'vitest';
import { publicDocs } from './public-docs.js';

const folder = mkdtempSync(path.join(tmpdir(), 'public-docs-'));
const src = path.join(folder, 'packages', 'ui', 'src');
mkdirSync(src, { recursive: true });
writeFileSync(path.join(src, 'index.ts'), `export { Card, type CardProps, useCard } from './card.js';\n`);
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the messages of the rule for a file of a package that exports `Card`, `CardProps` and `useCard`. */
function complaints(code: string, file = 'card.tsx'): string[] {
  const config: Linter.Config = {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { flowlens: { rules: { docs: publicDocs } } },
    rules: { 'flowlens/docs': 'error' },
  };
  const linter = new Linter({ cwd: folder });
  return linter.verify(code, [config], { filename: path.join(src, file) }).map(({ message }) => message);
}

describe('publicDocs', () => {
  it('reports a prop without a comment', () => {
    expect(complaints('export interface CardProps { timeMs: number }')).toEqual(['Describe “timeMs”, with its unit.']);
  });

  it('accepts a described prop', () => {
    expect(complaints('export interface CardProps {\n/** Time, in milliseconds. */\ntimeMs: number }')).toEqual([]);
  });

  it('reports a missing @default of a prop that has one', () => {
    const code = (doc: string) =>
      `export interface CardProps {\n/** ${doc} */\nsize?: number }\nfunction Part({ size = 2 }: CardProps) { return size; }`;

    expect(complaints(code('Size, in pixels.'))).toEqual(['Add @default to the comment of “size”, which has one.']);
    expect(complaints(code('Size, in pixels. @default 2'))).toEqual([]);
  });

  it.each([
    ['a component', 'export function Card() {}'],
    ['a component in a constant', '/** A card. */\nexport const Card = forwardRef(() => null);'],
  ])('reports %s without an example', (_what, code) => {
    expect(complaints(code)).toEqual(['Add an @example to “Card”, which the package exports.']);
  });

  it('reports a hook without an example', () => {
    expect(complaints('/** A card. */\nexport function useCard() {}', 'use-card.ts')).toEqual([
      'Add an @example to “useCard”, which the package exports.',
    ]);
  });

  it('accepts an example', () => {
    expect(complaints('/**\n * A card.\n *\n * @example\n * <Card />\n */\nexport function Card() {}')).toEqual([]);
  });

  it.each([
    ['props', 'export interface RowProps { timeMs: number }'],
    ['components', 'export function Row() {}'],
    ['hooks', 'export function useRow() {}'],
  ])('ignores %s that the package does not export', (_what, code) => {
    expect(complaints(code)).toEqual([]);
  });
});
