import { expect, it } from 'vitest';
import { findApp } from './find-app.js';

it('findApp reports that a server without a built app has only the API', () => {
  const said: string[] = [];

  expect(findApp({ appFolder: undefined }, (line) => said.push(line), undefined)).toBeUndefined();
  expect(said).toEqual([
    'Only the API is served, because there is no app. Build the app, or set FLOWLENS_APP to the folder of a built app.',
  ]);
});

it('findApp returns the built app and prints nothing', () => {
  const said: string[] = [];

  expect(findApp({ appFolder: undefined }, (line) => said.push(line), '/built')).toBe('/built');
  expect(said).toEqual([]);
});
