import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { BuiltExtension } from './built-extension.js';

export const EXTENSION_PATH = '/extension.zip';

/** Serves the archive of the extension at `/extension.zip`. */
export function registerExtensionDownload(app: FastifyInstance, { version, zipFile }: BuiltExtension): void {
  app.get(EXTENSION_PATH, async (_request, reply) => {
    const { size } = await stat(zipFile);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': size,
        'content-disposition': `attachment; filename="flowlens-recorder-${version}.zip"`,
        'cache-control': 'no-cache',
      })
      .send(createReadStream(zipFile));
  });
}
