import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BuiltExtension } from '../../platform/extension/built-extension.js';

export const EXTENSION_PATH = '/extension.zip';

/** Serves the archive of the extension at `/extension.zip`, and its hash beside it, in the format of `sha256sum --check`. */
export function registerExtensionDownload(app: FastifyInstance, { zipFile }: BuiltExtension): void {
  // The same name as in the build, so that the hash also checks a build.
  const fileName = basename(zipFile);

  app.get(EXTENSION_PATH, async (_request, reply) => {
    const { size } = await stat(zipFile);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': size,
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'no-cache',
      })
      .send(createReadStream(zipFile));
  });

  app.get(`${EXTENSION_PATH}.sha256`, async (_request, reply) => {
    const hash = createHash('sha256')
      .update(await readFile(zipFile))
      .digest('hex');
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
      .send(`${hash}  ${fileName}\n`);
  });
}
