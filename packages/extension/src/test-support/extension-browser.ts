import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Connection } from '../connection/connections.js';
import type { Envelope, Reply } from '../messages/messages.js';

/** In-memory extension API with additions that the stand-in lacks. Use it in `vi.mock('wxt/browser', …)`. */
export const browser = Object.assign(fakeBrowser, {
  tabCapture: {},
  permissions: { request: vi.fn(() => Promise.resolve(true)), remove: vi.fn(() => Promise.resolve(true)) },
});

export const CONNECTION: Connection = {
  key: 'https://flowlens.example u1',
  origin: 'https://flowlens.example',
  userId: 'u1',
  name: 'Ann Example',
  email: 'ann@example.test',
  token: 'fl_rec_test',
  isConfirmed: true,
};

export interface FakeExtension {
  /** Requests to the other parts of the extension. */
  asked: Envelope[];
  /** Makes the next requests with this name fail. */
  fail: (name: string, reply: Reply) => void;
}

/** Resets the API and answers requests to other parts of the extension. */
export function startExtension({ connections = [CONNECTION], url = 'https://shop.example/cart' } = {}): FakeExtension {
  fakeBrowser.reset();
  const asked: Envelope[] = [];
  const failures = new Map<string, Reply>();
  Object.assign(browser.runtime, {
    sendMessage: (envelope: Envelope) => {
      asked.push(envelope);
      return Promise.resolve(failures.get(envelope.name) ?? { ok: true, value: undefined });
    },
    getManifest: () => ({ version: '1.2.0' }),
    openOptionsPage: vi.fn(() => Promise.resolve()),
  });
  Object.assign(browser.tabs, {
    query: () => Promise.resolve([{ id: 7, url }]),
    get: () => Promise.resolve({ id: 7, url }),
  });
  Object.assign(browser.windows, { getLastFocused: () => Promise.resolve({ id: 1 }) });
  void browser.storage.local.set({ connections });
  return { asked, fail: (name, reply) => failures.set(name, reply) };
}

export interface FakeServer {
  minVersion?: string | null;
  status?: number;
}

const PROJECT = { is_default: false, created_by_user_id: 'u2', user_role: 'USER' };

/** Mocks calls to servers: two projects, of which the second is the user's default. */
export function answerCalls({ minVersion = null, status = 200 }: FakeServer = {}): void {
  const projects = [
    { ...PROJECT, id: 'p-team', name: 'Web shop', is_default: true },
    { ...PROJECT, id: 'p-own', name: 'Ann', is_default: true, created_by_user_id: 'u1' },
  ];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
    const isConfig = pathname === '/config';
    const body = isConfig ? { recorder: { extension_ids: [], redirect_uris: [], min_version: minVersion } } : projects;
    return Promise.resolve(Response.json(body, { status: isConfig ? 200 : status }));
  });
}
