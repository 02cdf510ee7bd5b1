import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecording } from './recording-storage.js';
import type { Envelope, Reply } from '../messages/messages.js';
import { ownUrl } from '../messages/own-url.js';
import { browser, CONNECTION, startExtension } from '../test-support/extension-browser.js';
import background from '../entrypoints/background.js';

vi.mock('wxt/browser', async () => import('../test-support/extension-browser.js'));
// No page of this test can run scripts or send requests.
vi.mock('./sites/page-scripts.js', () => ({
  registerPageScripts: () => Promise.resolve(),
  unregisterPageScripts: () => Promise.resolve(),
  runPageScripts: () => Promise.resolve({ width: 1280, height: 720 }),
}));
vi.mock('../observed-requests/watch-requests.js', () => ({ watchRequests: vi.fn(), unwatchRequests: vi.fn() }));

const START = { name: 'background.start', request: { tabId: 7, connectionKey: CONNECTION.key } } as const;
const ARM = { name: 'background.arm', request: { tabId: 7, connectionKey: CONNECTION.key } } as const;

/** A worker whose offscreen document answers when the test lets it. */
function openWorker() {
  startExtension();
  const asked: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<Reply>>();
  const documents = { isOpen: false };
  const onEvent = { addListener: vi.fn() };
  Object.assign(browser, {
    offscreen: {
      hasDocument: async () => documents.isOpen,
      createDocument: async () => void (documents.isOpen = true),
      closeDocument: async () => void (documents.isOpen = false),
    },
    action: { setBadgeText: vi.fn(async () => undefined), setBadgeBackgroundColor: async () => undefined },
    commands: { onCommand: onEvent },
    idle: { onStateChanged: onEvent },
    tabCapture: { getMediaStreamId: async () => 's1' },
  });
  Object.assign(browser.permissions, { onAdded: onEvent });
  for (const area of [browser.storage.local, browser.storage.session])
    Object.assign(area, { setAccessLevel: async () => undefined });
  Object.assign(browser.runtime, {
    sendMessage: async ({ name }: Envelope): Promise<Reply> => {
      if (!documents.isOpen) throw new Error('Receiving end does not exist.');
      asked.push(name);
      const value = name === 'offscreen.isIdle' ? true : { id: 'r1' };
      return answers.get(name)?.promise ?? { ok: true, value };
    },
  });
  vi.stubGlobal('location', { origin: 'chrome-extension://abcdefgh' });
  void background.main();
  const sender = { id: browser.runtime.id, url: ownUrl('/popup.html') };
  return {
    asked,
    documents,
    /** Keeps a request to the offscreen document waiting until the returned function is called. */
    hold(name: string) {
      const answer = Promise.withResolvers<Reply>();
      answers.set(name, answer);
      return () => answer.resolve({ ok: true, value: undefined });
    },
    send: (envelope: Envelope) =>
      new Promise<Reply>((resolve) => void browser.runtime.onMessage.trigger(envelope, sender, resolve)),
    isAsked: (name: string) => vi.waitUntil(() => asked.includes(name)),
  };
}

describe('the service worker', () => {
  beforeEach(() => void browser.runtime.onMessage.removeAllListeners());

  it('ends a recording only after it has started', async () => {
    const worker = openWorker();
    const release = worker.hold('offscreen.start');
    const started = worker.send(START);
    await worker.isAsked('offscreen.start');
    const stopped = worker.send({ name: 'background.stop', request: {} });
    // Everything else here takes microtasks only.
    await new Promise((later) => setTimeout(later));
    expect(worker.asked).not.toContain('offscreen.stop');

    release();
    expect([await started, await stopped]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await readRecording()).toBeNull();
    expect(worker.documents.isOpen).toBe(false);
  });

  it('keeps a recording when another start comes at the same moment', async () => {
    const worker = openWorker();

    const replies = await Promise.all([worker.send(START), worker.send(START)]);

    expect(replies).toMatchObject([{ ok: true }, { ok: false, problem: 'already_recording' }]);
    expect(worker.asked).not.toContain('offscreen.stop');
    expect(await readRecording()).toMatchObject({ view: { tabId: 7 } });
  });

  it('disarms a tab that is being armed', async () => {
    const worker = openWorker();
    const armed = worker.send(ARM);
    const disarmed = worker.send({ name: 'background.disarm', request: {} });
    await Promise.all([armed, disarmed]);

    expect(worker.asked.filter((name) => name !== 'offscreen.isIdle')).toEqual([
      'offscreen.arm',
      'offscreen.startReplay',
      'offscreen.disarm',
    ]);
    expect(worker.documents.isOpen).toBe(false);
  });
});
