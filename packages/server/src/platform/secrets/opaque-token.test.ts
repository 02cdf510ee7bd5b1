import { describe, expect, it } from 'vitest';
import { createCheckedToken, isCheckedToken } from './opaque-token.js';

const CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('a token with a checksum', () => {
  const token = createCheckedToken('fl_sh_');

  it('is recognised and unique', () => {
    expect(token).toMatch(/^fl_sh_[\w-]{49}$/);
    expect(isCheckedToken('fl_sh_', token)).toBe(true);
    expect(createCheckedToken('fl_sh_')).not.toBe(token);
  });

  it('is rejected with any character changed', () => {
    for (let at = 0; at < token.length; at += 1)
      for (const char of CHARS.replace(token[at] ?? '', ''))
        expect(isCheckedToken('fl_sh_', token.slice(0, at) + char + token.slice(at + 1))).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['the prefix alone', 'fl_sh_'],
    ['another prefix', createCheckedToken('fl_pat_')],
    ['no prefix', token.slice(6)],
    ['text after it', `${token}A`],
    ['less', token.slice(0, -1)],
    ['blanks around it', ` ${token} `],
    ['another alphabet', token.replace(/.$/, 'é')],
  ])('is rejected with %s', (_what, text) => {
    expect(isCheckedToken('fl_sh_', text)).toBe(false);
  });
});
