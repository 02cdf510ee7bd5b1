import { describe, expect, it } from 'vitest';
import { mockApi } from '../test-support/mock-api.js';
import { createPageToken, sameOriginUrl } from './page-token.js';

describe('createPageToken', () => {
  it('requests the token once for concurrent calls and caches it', async () => {
    const { tokenRequests } = mockApi();
    const getAccessToken = createPageToken('/token');

    expect(await Promise.all([getAccessToken(), getAccessToken()])).toEqual(['page-token', 'page-token']);
    expect(await getAccessToken()).toBe('page-token');

    expect(tokenRequests).toEqual(['/token']);
  });

  it.each([
    ['/token', '/token?fresh'],
    ['/token?app=desk', '/token?app=desk&fresh'],
  ])('requests a fresh token of %s from %s', async (tokenUrl, expected) => {
    const { tokenRequests } = mockApi();

    await createPageToken(tokenUrl)({ forceRefresh: true });

    expect(tokenRequests).toEqual([expected]);
  });

  it('returns null for a signed-out user and requests the token again at the next call', async () => {
    let token: string | null = null;
    mockApi({ token: () => token });
    const getAccessToken = createPageToken('/token');
    expect(await getAccessToken()).toBeNull();

    token = 'signed-in';

    expect(await getAccessToken()).toBe('signed-in');
  });
});

describe('sameOriginUrl', () => {
  it.each(['https://elsewhere.test/token', '//elsewhere.test/token', 'http://', 'data:text/plain,token'])(
    'rejects %s',
    (tokenUrl) => expect(sameOriginUrl(tokenUrl)).toBeNull(),
  );
});
