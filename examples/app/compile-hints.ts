import type { Plugin, Rolldown } from 'vite';

/** Counts only at the very top of a file. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** All shared code but that of the windows. */
const SHOWN_AT_ONCE = new Set(['start', 'provider', 'common', 'signed-in', 'flow']);

/**
 * Chromium compiles what carries this comment on another thread while it arrives, every function of it; else each function waits for
 * its first call, on the page's own thread (https://v8.dev/blog/explicit-compile-hints). On a slow machine that is a tenth of the way
 * to the first page. Not for what comes with a press: there, most functions wait for good.
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
