import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPURE =
  /\b(window|document|localStorage|navigator)\b(?=\s*[.[?])|\bfetch\(|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.now\b/;

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('test-support') && !path.startsWith('worker'),
);

describe('the sources of the timeline reader', () => {
  it('are all checked', () => {
    expect(sources).toContain('index.ts');
    expect(sources).toContain(join('index', 'create-timeline-engine.ts'));
  });

  it.each(sources)('use no page, network, clock or randomness in %s', (path) => {
    expect(readFileSync(join(import.meta.dirname, path), 'utf8')).not.toMatch(IMPURE);
  });

  it.each(sources)('import values from core and this package only in %s', (path) => {
    const source = readFileSync(join(import.meta.dirname, path), 'utf8');
    const imports = [...source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gms)].map(
      (match) => match[1],
    );

    expect(imports.filter((specifier) => !/^(\.|@flowlens\/core)/.test(specifier ?? ''))).toEqual([]);
  });

  it.each(['window.open()', 'document.body', 'await fetch(url)', 'Date.now()', 'new Date()', 'Math.random()'])(
    'fail the check with %s',
    (code) => {
      expect(code).toMatch(IMPURE);
    },
  );
});
