import { loadEnv, type Plugin, type PreviewServer, type ViteDevServer } from 'vite';
import { answerTokenRequest } from './token-route.js';

/** Serves `/flowlens-token` in Vite's development server and in its preview. */
export function flowLensToken(): Plugin {
  let env: Record<string, string> = {};
  const serve = ({ middlewares }: ViteDevServer | PreviewServer) => {
    middlewares.use('/flowlens-token', (request, response) => void answerTokenRequest(request, response, env));
  };
  return {
    name: 'flowlens-token',
    // The timeline package finds its worker only when Vite does not bundle it in advance.
    config: () => ({ optimizeDeps: { exclude: ['@flowlens/timeline'] } }),
    configResolved({ mode, envDir }) {
      env = loadEnv(mode, envDir, ['FLOWLENS_', 'VITE_FLOWLENS_']);
    },
    configureServer: serve,
    configurePreviewServer: serve,
  };
}
