import { parseModule } from 'magicast';
import { addVitePlugin } from 'magicast/helpers';

/** Import of the token route, relative to the folder of the app. */
export const TOKEN_ROUTE = './flowlens/token-route.js';

/** Returns a Vite configuration with the token route as a plugin, or undefined if its form is not known. */
export function addTokenRoute(source: string): string | undefined {
  try {
    const config = parseModule(source);
    addVitePlugin(config, { from: TOKEN_ROUTE, imported: 'flowLensToken', constructor: 'flowLensToken' });
    return `${config.generate().code.trimEnd()}\n`;
  } catch {
    return undefined;
  }
}
