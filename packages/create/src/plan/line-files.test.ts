import { describe, expect, it } from 'vitest';
import { extendEnv, extendGitignore } from './line-files.js';

describe('extendGitignore', () => {
  it.each(['.env.local', '*.local', '.env*', '.env*.local'])('leaves a file with %s as it is', (line) => {
    expect(extendGitignore(`${line}\r\ndist\r\n`, [])).toBe(`${line}\r\ndist\r\n`);
  });

  it('adds .env.local and missing lines below a last line without an end', () => {
    expect(extendGitignore('/dist\n.env', ['dist', 'node_modules'])).toBe('/dist\n.env\nnode_modules\n.env.local\n');
  });
});

describe('extendEnv', () => {
  const key = { name: 'KEY', value: '', comment: 'The key' };

  it.each(['KEY=a', ' KEY = a', 'export KEY=a'])('keeps the value of %j', (text) => {
    expect(extendEnv(text, [key])).toBe(text);
  });

  it('adds a variable that is only part of another name or a comment', () => {
    expect(extendEnv('MY_KEY=a\n# KEY=b\n', [key])).toBe('MY_KEY=a\n# KEY=b\n# The key\nKEY=\n');
  });
});
