import type { Config } from '../config/config.js';
import type { BuiltExtension } from './built-extension.js';

/** Settings with the extension that the server hands out, which may always connect. A server that names a store hands out none. */
export function withExtension(config: Config, extension: BuiltExtension | undefined): Config {
  if (extension === undefined || config.extensionStoreUrl !== undefined) return config;
  return {
    ...config,
    extension,
    recorderExtensionIds: [...new Set([...config.recorderExtensionIds, extension.id])],
  };
}
