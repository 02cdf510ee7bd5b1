import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = 'packages/components/src';

/** Checks the text styles of a host in each story. The check does not cover a component whose root is that of the story. */
it('every exported component has a story without a root around it', () => {
  const index = readFileSync(join(SOURCE, 'index.ts'), 'utf8');
  const components = [...index.matchAll(/export \{([^}]*)\} from '\.\/(?!ui\/)/g)].flatMap(([, list]) => {
    const names = list!.split(',').map((name) => name.trim());
    return names.filter((name) => names.includes(`type ${name}Props`));
  });
  const stories = globSync(`${SOURCE}/**/*.stories.tsx`)
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => !/useRootClass|className="fl-root/.test(text));
  const without = components.filter(
    (name) => !stories.some((text) => new RegExp(`<${name}\\b|: ${name}\\b`).test(text)),
  );

  expect(components.length).toBeGreaterThan(35);
  expect(without).toEqual([]);
});
