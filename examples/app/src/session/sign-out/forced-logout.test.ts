import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccessTokenStore } from '../token/access-token-store.js';
import { forceLogout } from './forced-logout.js';
import { createReturnPath } from '../routes/return-path.js';

describe('forceLogout', () => {
  const tokens = createAccessTokenStore(localStorage);
  const returnPath = createReturnPath(sessionStorage);
  const assign = vi.fn();

  beforeEach(() => {
    vi.clearAllMocks();
    sessionStorage.clear();
    tokens.set('a.b.c');
  });

  it('drops the token, keeps path and query, and goes to the login page', () => {
    forceLogout({ tokens, returnPath, location: { pathname: '/flowlens', search: '?system_id=p1', assign } });

    expect(tokens.get()).toBeNull();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
    expect(returnPath.take()).toBe('/flowlens?system_id=p1');
  });

  it.each(['/login', '/login/'])('stays on the login page, %s, and stores no return path', (pathname) => {
    returnPath.remember('/flowlens/flow/f1');

    forceLogout({ tokens, returnPath, location: { pathname, search: '?code=1', assign } });

    expect(tokens.get()).toBeNull();
    expect(assign).not.toHaveBeenCalled();
    expect(returnPath.take()).toBe('/flowlens/flow/f1');
  });
});
