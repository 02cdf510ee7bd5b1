import { readFile } from 'node:fs/promises';
import type { Options } from 'tsup';
import { componentCss } from '../scripts/lib/component-css.mjs';

const IMPORT = "import css from '@flowlens/components/styles.css?inline';";

/**
 * Inlines the CSS of the components as text into the importing module, because not every bundler supports `?inline`.
 */
export const inlineCss: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'inline-css',
  setup(build) {
    build.onLoad({ filter: /[\\/]view-sheet\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes(IMPORT)) throw new Error(`${path} does not import the CSS of the components.`);
      const { code } = await build.esbuild.transform(componentCss(), { loader: 'css', minifyWhitespace: true });
      return { contents: source.replace(IMPORT, () => `const css = ${JSON.stringify(code)};`), loader: 'ts' };
    });
  },
};
