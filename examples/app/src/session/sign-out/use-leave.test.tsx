import { createFlowLensClient } from '@flowlens/client';
import { FlowLensProvider } from '@flowlens/hooks';
import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLeave } from './use-leave.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const API = 'https://api.flowlens.test';
const sign_in = { issuer: null, client_id: 'app', authorization_endpoint: null, scopes: [] };
const config = (end_session_endpoint: string | null, client_id: string | null = 'app') =>
  http.get(`${API}/config`, () => HttpResponse.json({ sign_in: { ...sign_in, client_id, end_session_endpoint } }));
const logout = (ended = vi.fn()) =>
  http.post(`${API}/auth/logout`, () => (ended(), new HttpResponse(null, { status: 204 })));

describe('useLeave', () => {
  const location = { origin: 'https://flows.test', assign: vi.fn(), reload: vi.fn() };
  const log = vi.spyOn(console, 'error');
  const client = createFlowLensClient({ baseUrl: API });

  async function leave() {
    const { result } = renderHook(() => useLeave({ storage: localStorage, location }), {
      wrapper: ({ children }) => <FlowLensProvider client={client}>{children}</FlowLensProvider>,
    });
    await act(() => result.current());
  }

  beforeEach(() => {
    vi.clearAllMocks();
    log.mockImplementation(() => undefined);
    localStorage.setItem('accessToken', 'a.b.c');
    localStorage.setItem('activeSystemId', 'p1');
  });

  it('ends the session, clears local storage and reloads the page', async () => {
    const ended = vi.fn();
    server.use(config(null), logout(ended));

    await leave();

    expect(ended).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(log).not.toHaveBeenCalled();
  });

  it('visits the issuer’s sign-out page when there is one', async () => {
    server.use(config('https://issuer.test/end'), logout());

    await leave();

    expect(location.assign).toHaveBeenCalledExactlyOnceWith(
      'https://issuer.test/end?client_id=app&post_logout_redirect_uri=https%3A%2F%2Fflows.test%2Flogin',
    );
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('skips the issuer’s sign-out page when the issuer could not identify the user', async () => {
    server.use(config('https://issuer.test/end', null), logout());

    await leave();

    expect(location.assign).not.toHaveBeenCalled();
    expect(location.reload).toHaveBeenCalledTimes(1);
  });

  it('signs out locally even when both requests fail, and logs it', async () => {
    server.use(
      http.get(`${API}/config`, () => HttpResponse.error()),
      http.post(`${API}/auth/logout`, () => HttpResponse.error()),
    );

    await leave();

    expect(localStorage).toHaveLength(0);
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledTimes(2);
  });
});
