import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const EMBED_PAGE = /^\/embed\/[^/?#]+\/?(?:[?#]|$)/i;

/**
 * Serves the page for iframes during development, where the server has no built pages. Every site may frame it: the
 * page obeys the one that loads it.
 */
export function embedInDevelopment(): Plugin {
  return {
    name: 'embed-in-development',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const { url = '', headers } = request;
        if (!EMBED_PAGE.test(url)) return next();
        const { origin } = new URL(headers.referer ?? '/', `http://${headers.host}`);
        const tag = `<meta name="flowlens-embed-origins" content="${origin}" />`;
        readFile(join(vite.config.root, 'embed.html'), 'utf8')
          .then((page) =>
            vite.transformIndexHtml(
              '/embed.html',
              page.replace('</head>', () => `${tag}</head>`),
              url,
            ),
          )
          .then((page) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page), next);
      });
    },
  };
}
