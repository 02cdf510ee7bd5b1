import { beforeEach, describe, expect, it } from 'vitest';
import { createReturnPath } from './return-path.js';

describe('createReturnPath', () => {
  beforeEach(() => sessionStorage.clear());

  it.each([
    ['/flowlens/flow/f1?tab=comments', '/flowlens/flow/f1?tab=comments'],
    ['/', '/flowlens'],
    ['//evil.example', '/flowlens'],
    ['/\\evil.example', '/flowlens'],
    ['https://evil.example/x', '/flowlens'],
    ['javascript:alert(1)', '/flowlens'],
    ['/login?return=/login', '/flowlens'],
  ])('leads from %s to %s', (remembered, expected) => {
    const returnPath = createReturnPath(sessionStorage);

    returnPath.remember(remembered);

    expect(returnPath.take()).toBe(expected);
  });

  it('works once', () => {
    const returnPath = createReturnPath(sessionStorage);
    returnPath.remember('/flowlens/flow/f1');

    returnPath.take();

    expect(returnPath.take()).toBe('/flowlens');
  });

  it('does not trust the content of the storage', () => {
    sessionStorage.setItem('flowlens.returnPath', '//evil.example');

    expect(createReturnPath(sessionStorage).take()).toBe('/flowlens');
  });
});
