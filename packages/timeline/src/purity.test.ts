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
  it('are all looked at', () => {
    expect(sources).toContain('index.ts');
    expect(sources).toContain(join('index', 'create-timeline-engine.ts'));
  });

  it.each(sources)('%s touches no page, network, clock or chance', (path) => {
    expect(readFileSync(join(import.meta.dirname, path), 'utf8')).not.toMatch(IMPURE);
  });

  it.each(sources)('%s imports values from core and this package alone', (path) => {
    const source = readFileSync(join(import.meta.dirname, path), 'utf8');
    const imports = [...source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gms)].map(
      (match) => match[1],
    );

    expect(imports.filter((specifier) => !/^(\.|@flowlens\/core)/.test(specifier ?? ''))).toEqual([]);
  });

  it.each(['window.open()', 'document.body', 'await fetch(url)', 'Date.now()', 'new Date()', 'Math.random()'])(
    'would not get away with %s',
    (code) => {
      expect(code).toMatch(IMPURE);
    },
  );
});
