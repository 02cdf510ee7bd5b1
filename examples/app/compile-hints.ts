import type { Plugin, Rolldown } from 'vite';

/** Counts only at the very top of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** All shared code but that of the windows. */
const SHOWN_AT_ONCE = new Set(['start', 'provider', 'common', 'signed-in', 'flow']);

/**
 * Chromium compiles all functions of files with this comment on another thread during the download; otherwise each
 * function is compiled at its first call, on the page's thread (https://v8.dev/blog/explicit-compile-hints). On a slow
 * machine this saves a tenth of the time to the first page. Not for code that loads on a press, most of whose functions
 * are never called.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    enforce: 'post',
    config: () => ({ build: { rolldownOptions: { output: { postBanner: hintFor } } } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // Vite has put its table of files above the comment. Only these two change places, so the source map stays true.
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code.includes(HINT)) file.code = HINT + file.code.replace(HINT, '');
      },
    },
  };
}

function hintFor({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  return facadeModuleId?.includes('/src/pages/') || SHOWN_AT_ONCE.has(name) ? HINT : '';
}
