import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readExistingApp } from './existing-app.js';
import { NEXT_APP, tempFolder, VITE_APP } from './test-support/temp-folder.js';

describe('readExistingApp', () => {
  it('returns undefined without a package.json', () => {
    expect(readExistingApp(tempFolder({ 'README.md': '' }))).toBeUndefined();
  });

  it('recognizes a Vite app with React', () => {
    expect(readExistingApp(tempFolder(VITE_APP))).toMatchObject({ framework: 'vite' });
  });

  it.each(['app', 'src/app'])('recognizes a Next.js app with its router in %s', (routerFolder) => {
    const folder = tempFolder({ ...NEXT_APP, [`${routerFolder}/layout.tsx`]: '' });

    expect(readExistingApp(folder)).toMatchObject({ framework: 'next', routerFolder });
  });

  it.each([
    ['React Router', { react: '19', vite: '8', '@react-router/dev': '8' }, 'docs/recipes/react-router.md'],
    ['Astro', { react: '19', vite: '8', astro: '7' }, 'docs/recipes/astro.md'],
    ['Vue', { vue: '3', vite: '8' }, 'docs/recipes/vue.md'],
    ['Svelte', { svelte: '5', vite: '8' }, 'docs/recipes/index.md'],
    ['no framework', {}, 'docs/recipes/index.md'],
  ])('names the recipe for %s', (_framework, dependencies, recipe) => {
    const folder = tempFolder({ 'package.json': JSON.stringify({ dependencies }), 'tsconfig.json': '{}' });

    expect(() => readExistingApp(folder)).toThrow(recipe);
  });

  it('names the recipe for an app in JavaScript', () => {
    const { 'package.json': manifest } = VITE_APP;

    expect(() => readExistingApp(tempFolder({ 'package.json': manifest }))).toThrow(/no tsconfig\.json.*vite\.md/);
  });

  it('rejects a Next.js app without the app router', () => {
    expect(() => readExistingApp(tempFolder({ ...NEXT_APP, 'pages/index.tsx': '' }))).toThrow('needs the app router');
  });

  it('names a package.json that is not JSON', () => {
    const folder = tempFolder({ 'package.json': '{ "name": ' });

    expect(() => readExistingApp(folder)).toThrow(`${join(folder, 'package.json')} is not valid JSON`);
  });
});
