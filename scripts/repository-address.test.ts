import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linksWithoutTarget, repositoryAddress, writeRepositoryAddress } from './lib/repository-address.mjs';

const ADDRESS = 'https://git.example.com/team/flowlens';
const README = `# Client

[guide](../../docs/embedding.md#the-provider), [contract](./openapi.yaml), [errors](#errors), [MSW](https://mswjs.io)
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flowlens-address-'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "@flowlens/client" }');
  writeFileSync(join(folder, 'README.md'), README);
  writeFileSync(join(folder, 'openapi.yaml'), '');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('repositoryAddress', () => {
  const github = { GITHUB_REPOSITORY: 'team/flowlens' };

  it.each([ADDRESS, { url: `git+${ADDRESS}.git` }])('returns the repository of the root: %j', (repository) => {
    expect(repositoryAddress({ repository }, github)).toBe(ADDRESS);
  });

  it('returns the repository that GitHub runs in, if the root has none', () => {
    expect(repositoryAddress({}, github)).toBe('https://github.com/team/flowlens');
  });

  it('returns undefined if there is neither', () => {
    expect(repositoryAddress({}, {})).toBeUndefined();
  });
});

describe('writeRepositoryAddress', () => {
  it('writes repository, homepage and bugs into the manifest', () => {
    writeRepositoryAddress(folder, { address: ADDRESS, directory: 'packages/client' });

    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
      name: '@flowlens/client',
      repository: { type: 'git', url: `git+${ADDRESS}.git`, directory: 'packages/client' },
      homepage: `${ADDRESS}/tree/HEAD/packages/client#readme`,
      bugs: `${ADDRESS}/issues`,
    });
  });

  it('makes only the links absolute that leave the package', () => {
    expect(linksWithoutTarget(folder)).toEqual(['../../docs/embedding.md#the-provider']);

    writeRepositoryAddress(folder, { address: ADDRESS, directory: 'packages/client' });

    expect(linksWithoutTarget(folder)).toEqual([]);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe(
      README.replace('../../docs', `${ADDRESS}/blob/HEAD/docs`),
    );
  });
});
