import type { Plugin, Rolldown } from 'vite';

/** Works only at the very top of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** All shared code except that of the dialogs. */
const SHOWN_AT_ONCE = new Set(['start', 'provider', 'common', 'signed-in', 'flow']);

/**
 * Chromium compiles all functions of files with this comment on another thread during the download; otherwise each function
 * is compiled at its first call, on the page's thread (https://v8.dev/blog/explicit-compile-hints). On a slow machine this
 * saves a tenth of the time to the first page. Not for code that loads on a click, because most of its functions are never
 * called.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    enforce: 'post',
    config: () => ({ build: { rolldownOptions: { output: { postBanner: hintFor } } } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // Vite has placed its list of files above the comment. Only these two are swapped, so the source map stays valid.
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code.includes(HINT)) file.code = HINT + file.code.replace(HINT, '');
      },
    },
  };
}

function hintFor({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  return facadeModuleId?.includes('/src/pages/') || SHOWN_AT_ONCE.has(name) ? HINT : '';
}
