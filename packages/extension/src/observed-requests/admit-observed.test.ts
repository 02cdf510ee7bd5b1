import { describe, expect, it } from 'vitest';
import { admitObserved } from './admit-observed.js';
import type { ObservedRequest } from './observed-request.js';

const SHOP = 'https://shop.example';
const HEADERS = { accept: '*/*' };

function admit(change: Partial<ObservedRequest>, isAway = false) {
  const request: ObservedRequest = {
    id: '1',
    frameId: 0,
    initiator: SHOP,
    type: 'script',
    method: 'GET',
    url: `${SHOP}/app.js`,
    requestHeaders: HEADERS,
    responseHeaders: HEADERS,
    redirects: [],
    startedAt: 1,
    endedAt: 2,
    ...change,
  };
  return admitObserved(request, { origins: new Set([SHOP]), isAway });
}

describe('admitObserved', () => {
  it('admits requests of the recorded site, also to other sites', () => {
    expect(admit({ url: 'https://cdn.example/app.js' })?.responseHeaders).toEqual(HEADERS);
  });

  it('admits requests of the recorded site’s workers only while the tab shows the site', () => {
    expect(admit({ frameId: -1 })).toBeDefined();
    expect(admit({ frameId: -1 }, true)).toBeUndefined();
    expect(admit({ frameId: -1, initiator: 'https://mail.example' })).toBeUndefined();
  });

  it('drops the headers of a frame of another site', () => {
    const admitted = admit({ frameId: 3, initiator: 'https://pay.example', url: 'https://pay.example/card' });
    expect(admitted).toMatchObject({ method: 'GET', url: 'https://pay.example/card', requestHeaders: {} });
    expect(admitted?.responseHeaders).toEqual({});
  });

  it.each([
    ['a page of another site', { type: 'main_frame', url: 'https://bank.example/' }, false],
    [
      'a redirect to another site',
      { type: 'main_frame', redirects: [{ url: 'https://sso.example/', method: 'GET', status: 302, at: 1 }] },
      false,
    ],
    ['a request of another site', { initiator: 'https://bank.example' }, false],
    ['a request of a frame of another site', { frameId: 3, initiator: SHOP }, true],
    ['a websocket', { type: 'websocket' }, false],
  ])('rejects %s', (_name, change, isAway) => {
    expect(admit(change, isAway)).toBeUndefined();
  });

  it('leaves websockets to the page unless the debugger adds their handshake', () => {
    expect(admit({ type: 'websocket' })).toBeUndefined();
    expect(admit({ type: 'websocket', deep: { isOpen: false } })).toBeDefined();
  });

  it('drops the bodies of requests from frames of other sites', () => {
    const deep = { isOpen: false, requestBody: 'card', responseBody: 'paid' };
    const seen = admit({ frameId: 1, initiator: 'https://pay.example', deep });
    expect(seen).toMatchObject({ requestHeaders: {}, responseHeaders: {} });
    expect(seen?.deep).toEqual({ isOpen: false });
    expect(admit({ frameId: 1, deep })?.deep).toEqual(deep);
  });
});
