import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export const GUIDE_PATH = '/docs';

/** Serves the user guide below `/docs`, with its own 404 page. Does nothing if the guide is not built. */
export async function registerGuidePages(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const notFoundPage = await readFile(join(folder, '404.html'));

  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${GUIDE_PATH}/`,
    // `/docs/recording` redirects to `/docs/recording/`.
    redirect: true,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}', '404.html'],
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const kept = /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', kept);
    },
  });
  app.get(`${GUIDE_PATH}/*`, { config: { checksText: false } }, (_request, reply) =>
    reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(notFoundPage),
  );
}
