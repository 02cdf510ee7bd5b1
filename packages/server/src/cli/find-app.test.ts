import { expect, it } from 'vitest';
import { findApp } from './find-app.js';

it('says that a server without a built app has only the API', () => {
  const said: string[] = [];

  expect(findApp({ appFolder: undefined }, (line) => said.push(line), undefined)).toBeUndefined();
  expect(said).toEqual([
    'Only the API is served, because there is no app. Build the app, or set FLOWLENS_APP to the folder of a built app.',
  ]);
});

it('takes the app that stands built, without a word', () => {
  const said: string[] = [];

  expect(findApp({ appFolder: undefined }, (line) => said.push(line), '/built')).toBe('/built');
  expect(said).toEqual([]);
});
