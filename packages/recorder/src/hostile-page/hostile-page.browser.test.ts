import { createFlowLensClient } from '@flowlens/client';
import { describe, expect, inject, it } from 'vitest';
import type { RecordedEvent } from '../events/recorded-event.js';
import { openPage, type TestPage } from '../test-support/open-page.js';

const server = inject('recorderServer');
const CANARY = 'flrec_canary-7d1f';

/** Finds texts that are reachable from objects through properties, prototypes, getters and source code. */
function reachableTexts(roots: object[], left: object[]): string[] {
  const found: string[] = [];
  const seen = new Set<unknown>(left);
  const queue: unknown[] = [...roots];
  while (queue.length > 0) {
    const value = queue.pop();
    if (typeof value === 'string') found.push(value);
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
    seen.add(value);
    try {
      if (typeof value === 'function') found.push(Function.prototype.toString.call(value));
      if (value instanceof Map) queue.push(...value.keys(), ...value.values());
      if (value instanceof Set) queue.push(...value);
      queue.push(Object.getPrototypeOf(value));
      for (const key of Reflect.ownKeys(value)) queue.push(...valuesOf(value, key));
    } catch {
      // Some objects refuse access, such as cross-origin windows.
    }
  }
  return found;
}

function valuesOf(owner: object, key: PropertyKey): unknown[] {
  const property = Object.getOwnPropertyDescriptor(owner, key);
  const got: unknown = property?.get && Reflect.get(owner, key);
  // Getters of prototypes throw.
  if (Object.prototype.toString.call(got) === '[object Promise]') (got as Promise<unknown>).catch(() => undefined);
  return [property?.value, property?.get, property?.set, got];
}

describe('a page with a recorder', () => {
  it('contains the token neither in reachable objects nor in the recorder’s messages', async () => {
    const page = await openPage();
    const { window } = page;
    page.run(`globalThis.posted = [];
      for (const owner of [BroadcastChannel.prototype, MessagePort.prototype, Worker.prototype, window]) {
        const { postMessage } = owner;
        owner.postMessage = function (...args) { posted.push(args); return Reflect.apply(postMessage, this, args); };
      } 0`);
    const client = createFlowLensClient({ baseUrl: server, getAccessToken: () => CANARY });
    const { createRecorder } = await page.api.loadRecorder();
    const recorder = createRecorder({ client, account: crypto.randomUUID() });
    await recorder.start();
    page.run(`console.error('recorded')`);
    await (await window.fetch(`${server}/json`)).json();
    const draft = await recorder.stop();
    const texts = reachableTexts([window, window.document, recorder, draft], [window.parent]);

    expect(texts).toContain('recorded');
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => text.includes(CANARY))).toEqual([]);
    await draft.discard();
    recorder.dispose();
  });
});

/** Built-in methods that the recorder calls by name. */
const LANGUAGE = `[
  ...['push', 'pop', 'map', 'slice', 'forEach', 'filter', 'find', 'includes', 'join', Symbol.iterator].map((name) => [Array.prototype, name]),
  [Object, 'keys'], [Object, 'entries'], [JSON, 'stringify'], [JSON, 'parse'],
  ...['get', 'set', 'has', 'delete'].flatMap((name) => [[Map.prototype, name], [WeakMap.prototype, name]]),
  ...['has', 'add', 'delete'].flatMap((name) => [[Set.prototype, name], [WeakSet.prototype, name]]),
  ...['slice', 'replace', 'match', 'includes', 'split', 'toLowerCase', 'toUpperCase', 'trim'].map((name) => [String.prototype, name]),
  [RegExp.prototype, 'exec'], [RegExp.prototype, 'test'], [globalThis, 'URL'], [MessagePort.prototype, 'postMessage'],
]`;

/** Recorded calls of a page, with their results. */
async function useThePage({ window }: TestPage): Promise<unknown[]> {
  const { console, localStorage } = window;
  const response = await window.fetch(`${server}/echo`, { method: 'POST', headers: { 'x-a': '1' }, body: '{"a":1}' });
  const text = await response.text();
  const xhr = new window.XMLHttpRequest();
  xhr.open('GET', `${server}/json`, false);
  xhr.send();
  localStorage.setItem('theme', 'dark');
  localStorage.removeItem('theme');
  console.warn('careful %d', 1, { list: [1, 'a'] });
  return [response.status, text, xhr.status, xhr.responseText];
}

const summary = ({ events }: TestPage) =>
  events.map(({ type, network_request_data, network_response_data, local_storage_data, console_warn_data }) => [
    type,
    network_request_data?.url ?? network_response_data?.body ?? local_storage_data?.key ?? console_warn_data?.message,
  ]);

describe('a page that replaces built-in methods', () => {
  it.each(['before', 'after'])('cannot change events by replacing them %s the probes are installed', async (when) => {
    const plain = await openPage();
    plain.install();
    const answers = await useThePage(plain);
    const page = await openPage();
    const replace = () =>
      page.run(`for (const [owner, name] of ${LANGUAGE}) {
        const { apply, construct, defineProperty } = Reflect;
        const original = owner[name];
        const value = function spy(...args) { return new.target ? construct(original, args) : apply(original, this, args); };
        defineProperty(owner, name, { value, writable: true, configurable: true });
      } 0`);
    if (when === 'before') replace();
    page.install();
    if (when === 'after') replace();

    expect(await useThePage(page)).toEqual(answers);
    expect(summary(page)).toEqual(summary(plain));
  });

  it('gets the same results as without the recorder when each method throws', async () => {
    const plain = await openPage();
    const answers = await useThePage(plain);
    const page = await openPage();
    const native = page.window.fetch;
    const errors: unknown[] = [];
    page.window.addEventListener('error', ({ message }) => errors.push(message));
    page.window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    const { sink } = page.createSink();
    const probes = page.install({ emit: sink.emit });
    await page.api.loadActions();
    page.run(`const broken = ${LANGUAGE};
      const { defineProperty } = Object;
      for (let n = 0; n < broken.length; n += 1)
        defineProperty(broken[n][0], broken[n][1], { value() { throw new Error('hostile'); }, writable: true, configurable: true });
      0`);

    expect(await useThePage(page)).toEqual(answers);
    await new Promise((later) => setTimeout(later, 1500));
    page.window.dispatchEvent(new page.window.Event('pagehide'));
    expect(errors).toEqual([]);
    probes.uninstall();
    expect(page.window.fetch).toBe(native);
  });
});

/** Replaced methods, called in ways that the browser rejects. */
const WRONG = `[
  () => fetch(), () => fetch.call({}, '/'), () => fetch('http://['), () => fetch(Symbol()), () => fetch('/', { method: 'a b' }), () => new fetch(),
  () => XMLHttpRequest.prototype.open.call({}), () => new XMLHttpRequest().open(), () => new XMLHttpRequest().send(),
  () => new XMLHttpRequest().open('a b', '/'), () => new XMLHttpRequest().setRequestHeader('a', 'b'),
  () => navigator.sendBeacon(), () => navigator.sendBeacon('http://['), () => Navigator.prototype.sendBeacon.call({}, '/'),
  () => WebSocket('ws://a'), () => new WebSocket(), () => new WebSocket('http://['), () => WebSocket.prototype.send.call({}),
  () => EventSource('/'), () => new EventSource(), () => new EventSource('http://['),
  () => EventSource.prototype.addEventListener.call({}, 'a'), () => EventSource.prototype.addEventListener(),
  () => localStorage.setItem(), () => localStorage.removeItem(), () => Storage.prototype.clear.call({}), () => Storage.prototype.setItem.call({}, 'a', 'b'),
  () => Response.prototype.text.call({}), () => Response.prototype.json.call({}), () => Response.prototype.clone.call({}),
  () => Response.prototype.body, () => new Response('{').json(), () => new Response('').json(),
  () => ReadableStream.prototype.getReader.call({}), () => new ReadableStream().pipeTo(), () => new ReadableStream().pipeThrough(),
  () => ReadableStreamDefaultReader.prototype.read.call({}), () => Element.prototype.attachShadow.call({}),
  () => document.body.attachShadow(), () => document.createElement('b').attachShadow({ mode: 'open' }), () => new console.log(),
  () => Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets').set.call({}),
  () => { document.adoptedStyleSheets = 1; },
]`;

describe('a page that misuses patched methods', () => {
  it('receives the browser’s errors', async () => {
    const outcomes = (page: TestPage) =>
      page.run<Promise<string[]>>(`(async () => {
        const outcomes = [];
        for (const call of ${WRONG}) {
          try { await call(); outcomes.push(call + ' passes'); }
          catch (error) { outcomes.push([call, error.constructor === globalThis[error.constructor.name], error.name, error.message].join(' | ')); }
        }
        return outcomes;
      })()`);
    const plain = await openPage();
    const recorded = await openPage();
    const probes = recorded.install();
    await recorded.api.loadActions();

    expect(await outcomes(recorded)).toEqual(await outcomes(plain));
    expect(probes.off).toEqual([]);
  });
});

describe('a page that floods the recorder', () => {
  it('gets 500 events and 2 MB a second recorded, and the rest counted', async () => {
    const page = await openPage();
    const { sink, handed } = page.createSink();
    page.install({ emit: sink.emit });
    const emitted = 3000;
    page.run(`for (let n = 0; n < ${emitted}; n += 1) console.log(n, 'x '.repeat(2000)); 0`);
    sink.stop();

    const kept = handed.filter(({ type }) => type === 'console_log').length;
    const dropped = handed
      .map((event) => event.recorder_gap_data as RecordedEvent['recorder_gap_data'])
      .reduce((sum, gap) => sum + (gap?.reason === 'events_dropped' ? (gap.count ?? 0) : 0), 0);
    expect(dropped).toBeGreaterThan(0);
    expect(kept + dropped).toBe(emitted);
  });
});
