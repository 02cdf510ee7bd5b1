import { describe, expect, it } from 'vitest';
import { addTokenRoute } from './vite-config.js';

const IMPORT = "import { flowLensToken } from './flowlens/vite-plugin.js';";

describe('addTokenRoute', () => {
  it.each([
    ['an object', 'export default { plugins: [react()] };'],
    ['defineConfig', "import { defineConfig } from 'vite';\nexport default defineConfig({ plugins: [react()] });"],
    ['a variable', 'const config = { plugins: [react()] };\nexport default config;'],
  ])('adds the plugin to a configuration as %s', (_form, source) => {
    const changed = addTokenRoute(source);

    expect(changed).toContain('plugins: [react(), flowLensToken()]');
    expect(changed).toContain('./flowlens/vite-plugin.js');
  });

  it('adds plugins to a configuration without any', () => {
    const changed = addTokenRoute("export default { base: '/desk' };");

    expect(changed).toContain(IMPORT);
    expect(changed).toMatch(/plugins: \[flowLensToken\(\)\]/);
  });

  it.each(['export default createConfig();', 'module.exports = {};', 'export default {'])('refuses %j', (source) => {
    expect(addTokenRoute(source)).toBeUndefined();
  });
});
