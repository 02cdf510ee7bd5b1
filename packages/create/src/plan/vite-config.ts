import { parseModule } from 'magicast';
import { addVitePlugin } from 'magicast/helpers';

/** Import of the plugin that serves the token, relative to the folder of the app. */
export const VITE_PLUGIN = './flowlens/vite-plugin.js';

/** Returns a Vite configuration with the token route as a plugin, or undefined if its form is not known. */
export function addTokenRoute(source: string): string | undefined {
  try {
    const config = parseModule(source);
    addVitePlugin(config, { from: VITE_PLUGIN, imported: 'flowLensToken', constructor: 'flowLensToken' });
    return `${config.generate().code.trimEnd()}\n`;
  } catch {
    return undefined;
  }
}
