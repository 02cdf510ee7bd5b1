import { aFlow, createDb, createHandlers, type MockDb } from '@flowlens/testing';
import { getResponse } from 'msw';
import { onTestFinished, vi } from 'vitest';
import clip from '../../../testing/assets/clip.mp4?url';

export const SERVER = 'https://flowlens.test';

interface MockApi {
  /** Authorization headers that the server received; null for calls without one. */
  tokens: (string | null)[];
  /** Paths and queries of the token requests to the page's server. */
  tokenRequests: string[];
}

/** Mocks the network with a FlowLens server and a page server that returns tokens, until the test ends. */
export function mockApi({
  db = createDb({ flows: [aFlow({ video_url: clip, preview_video_url: clip })] }),
  token = () => 'page-token',
}: { db?: MockDb; token?: () => string | null } = {}): MockApi {
  const handlers = createHandlers(db);
  const api: MockApi = { tokens: [], tokenRequests: [] };
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.origin === location.origin) {
      api.tokenRequests.push(url.pathname + url.search);
      const text = token();
      return new Response(text ?? 'Not signed in', { status: text === null ? 401 : 200 });
    }
    api.tokens.push(request.headers.get('authorization'));
    return (await getResponse(handlers, request)) ?? Response.error();
  };
  const mock = vi.spyOn(globalThis, 'fetch').mockImplementation(send);
  onTestFinished(() => mock.mockRestore());
  return api;
}
