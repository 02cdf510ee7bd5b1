import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // A strict content security policy allows no inlined files.
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
