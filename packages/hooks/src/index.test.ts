import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Exports of the package that are not types, hooks, components or contexts, with their files. */
const functionsAndValues = [...read('index.ts').matchAll(/^export \{([^}]+)\} from '(.+)\.js';$/gm)].flatMap(
  ([, names, file]) =>
    names!
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !/^(type |use[A-Z]|[A-Z][a-z])/.test(name))
      .map((name) => ({ name, file: file! })),
);

describe('@flowlens/hooks in a React server component', () => {
  it('exports functions that need no browser, such as query definitions', () => {
    const forClientsOnly = functionsAndValues.filter(({ file }) => read(`${file}.ts`).startsWith("'use client'"));

    expect(functionsAndValues.map(({ name }) => name)).toContain('prefetchFlowList');
    expect(forClientsOnly).toEqual([]);
  });
});
