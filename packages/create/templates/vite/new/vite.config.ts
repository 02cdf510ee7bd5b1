import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { flowLensToken } from './flowlens/vite-plugin.js';

export default defineConfig({
  plugins: [react(), flowLensToken()],
  // ALLOWED_ORIGINS of the FlowLens server names this port.
  server: { port: 5173, strictPort: true },
});
