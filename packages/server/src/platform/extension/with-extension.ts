import type { Config } from '../config/config.js';
import type { BuiltExtension } from './built-extension.js';

/** Adds the extension that the server offers to the settings; it may always connect. A server with a store URL offers none. */
export function withExtension(config: Config, extension: BuiltExtension | undefined): Config {
  if (extension === undefined || config.extensionStoreUrl !== undefined) return config;
  return {
    ...config,
    extension,
    recorderExtensionIds: [...new Set([...config.recorderExtensionIds, extension.id])],
  };
}
