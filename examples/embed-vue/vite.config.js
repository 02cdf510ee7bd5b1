import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('flowlens-') } } })],
  // A strict content security policy allows no inlined files.
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
