import { describe, expect, inject, it, vi } from 'vitest';
import { descriptorsOf, differences } from '../test-support/descriptors.js';
import { openPage, type PageWindow, type TestPage } from '../test-support/open-page.js';
import { PROBE_NAMES } from './probe.js';

const server = inject('recorderServer');

/** Uses every kind of source once, with the page's own code only. */
async function useEverything({ window, run }: TestPage): Promise<void> {
  const done = new Promise<unknown>((resolve) => Object.assign(window, { done: resolve }));
  run(`(${script.toString()})(${JSON.stringify(server)}).then; 0`);
  expect(await done).toBe('done');
  delete (window as { done?: unknown }).done;
}

/** Runs in the page. */
async function script(origin: string): Promise<void> {
  const page = globalThis as unknown as PageWindow & { done: (result: unknown) => void };
  try {
    const echo = `${origin}/echo`;
    await (await page.fetch(echo, { method: 'POST', headers: { 'x-a': '1' }, body: '{"a":1}' })).json();
    await (await page.fetch(new Request(echo, { method: 'POST', body: 'text' }))).text();
    const blob = new Blob(['blob'], { type: 'text/plain' });
    await (await page.fetch(echo, { method: 'POST', body: blob })).blob();
    const form = new FormData();
    form.set('city', 'Bern');
    await (await page.fetch(echo, { method: 'POST', body: form })).arrayBuffer();
    await (await page.fetch(echo, { method: 'POST', body: new URLSearchParams('a=1') })).text();
    try {
      await page.fetch(`${origin}/reset`);
    } catch {
      // Expected to fail.
    }
    const reader = (await page.fetch(`${origin}/sse`)).body!.getReader();
    while (!(await reader.read()).done);
    const xhr = new XMLHttpRequest();
    xhr.open('GET', `${origin}/json`);
    await new Promise((resolve) => {
      xhr.onloadend = resolve;
      xhr.send();
    });
    navigator.sendBeacon(`${origin}/empty`, 'x=1');
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/echo`);
    await new Promise((resolve) => (socket.onopen = resolve));
    await new Promise((resolve) => {
      socket.onclose = resolve;
      socket.send('hello');
      socket.send('close');
    });
    const source = new EventSource(`${origin}/sse`);
    try {
      source.addEventListener('price', () => undefined);
    } catch {
      // The page may have broken this itself.
    }
    await new Promise<void>((resolve) => {
      source.onmessage = ({ data }) => data === 'three' && resolve();
    });
    source.close();
    localStorage.setItem('theme', 'dark');
    localStorage.removeItem('theme');
    page.console.warn('careful', { n: 1 });
    history.pushState({}, '', '/cart');
    page.done('done');
  } catch (error) {
    page.done(String((error as Error).stack));
  }
}

/** Returns the recorded events without values that differ between runs. */
function summary({ events }: TestPage): string[] {
  return events
    .filter(({ type }) => type !== 'dom_action')
    .map(({ type, network_request_data, network_response_data, ...data }) => {
      const frame =
        data.websocket_frame_data?.payloadData ?? data.sse_message_data?.data ?? data.websocket_closed_data?.reason;
      const exchange = network_request_data ?? network_response_data;
      const message = data.console_warn_data?.message ?? data.navigation_data?.url?.replace(/^.*\/\/[^/]*/, '');
      const text = [exchange?.url, exchange?.body, network_response_data?.error, frame, message];
      return `${type} ${text.filter((part) => part !== undefined).join(' ')}`;
    })
    .sort();
}

describe('installProbes', () => {
  it('restores every global when it is uninstalled', async () => {
    const page = await openPage();
    const before = descriptorsOf(page.window);
    expect(before.size).toBeGreaterThan(5000);
    const probes = page.install();
    const during = differences(before, descriptorsOf(page.window));
    await useEverything(page);
    probes.uninstall();

    expect(during).toContain('window.fetch');
    expect(differences(before, descriptorsOf(page.window))).toEqual([]);
  });

  it('keeps names, lengths, source texts and descriptors of patched functions, and adds no global', async () => {
    const page = await openPage();
    const before = descriptorsOf(page.window);
    page.install();
    const after = descriptorsOf(page.window);

    for (const name of differences(before, after)) {
      if (name === 'EventSource.prototype.addEventListener') continue;
      const [one, other] = [before.get(name), after.get(name)];
      const [original, replacement] = [one?.value ?? one?.get, other?.value ?? other?.get] as [
        CallableFunction,
        CallableFunction,
      ];
      expect({ ...other, value: 0, get: 0 }).toEqual({ ...one, value: 0, get: 0 });
      expect(replacement.name).toBe(original.name);
      expect(replacement.length).toBe(original.length);
      expect(String(replacement)).toContain('[native code]');
      expect(Reflect.ownKeys(replacement)).toEqual(Reflect.ownKeys(original));
    }
    expect(Reflect.ownKeys(page.window).length).toBe(
      before.size && [...before.keys()].filter((key) => key.startsWith('window.')).length,
    );
  });

  it('passes calls through when a script has wrapped a global meanwhile', async () => {
    const page = await openPage();
    const probes = page.install();
    const ours = page.window.fetch;
    const wrapper: typeof fetch = (...args) => ours(...args);
    page.window.fetch = wrapper;
    probes.uninstall();
    const count = page.events.length;
    const response = await page.window.fetch(`${server}/json`);

    expect(page.window.fetch).toBe(wrapper);
    expect(await response.json()).toEqual({ total: 42 });
    expect(page.events).toHaveLength(count);
  });

  it('installs no probe that is disabled', async () => {
    const page = await openPage();
    const before = descriptorsOf(page.window);
    const probes = page.install({ probes: Object.fromEntries(PROBE_NAMES.map((name) => [name, false])) });

    expect(probes.off).toEqual([...PROBE_NAMES]);
    expect(differences(before, descriptorsOf(page.window))).toEqual([]);
    expect(page.events).toEqual([]);
  });

  it('disables only the probe that fails', async () => {
    const page = await openPage();
    const native = page.window.fetch;
    const { storageKey } = page.primordials;
    const primordials = {
      ...page.primordials,
      eachHeader: () => {
        throw new Error('broken');
      },
    };
    page.window.localStorage.setItem('a', '1');
    const probes = page.install({ primordials: { ...primordials, storageKey } });
    const response = await page.window.fetch(`${server}/json`);

    expect(await response.json()).toEqual({ total: 42 });
    expect(page.window.fetch).toBe(native);
    expect(probes.off).toEqual(['fetch']);
    expect(page.ofType('recorder_gap').map((event) => event.recorder_gap_data)).toEqual([
      { reason: 'probe_failed', probe: 'fetch' },
    ]);
    page.run(`console.log('still here')`);
    expect(page.ofType('console_log')).toHaveLength(1);
  });

  it('disables a probe that fails during installation', async () => {
    const page = await openPage();
    const before = descriptorsOf(page.window);
    const defineProperty: typeof Object.defineProperty = (owner, name, descriptor) => {
      if (name === 'sessionStorage') throw new Error('broken');
      return page.primordials.defineProperty(owner, name, descriptor);
    };
    const primordials = { ...page.primordials, defineProperty };
    const only = Object.fromEntries(PROBE_NAMES.map((name) => [name, name === 'storage']));
    const probes = page.install({ primordials, probes: only });

    expect(probes.off).toContain('storage');
    expect(page.ofType('recorder_gap')).toHaveLength(1);
    expect(differences(before, descriptorsOf(page.window))).toEqual([]);
  });

  it('does not throw into the page when nothing can be emitted', async () => {
    const page = await openPage();
    page.install({
      emit: () => {
        throw new Error('broken');
      },
    });
    page.run(`console.log('x')`);

    expect(await (await page.window.fetch(`${server}/json`)).json()).toEqual({ total: 42 });
  });
});

/** Built-ins that a hostile page replaces and a careless library wraps. */
const PRIMORDIALS = `[
  [Reflect, 'apply'], [Reflect, 'construct'], [Reflect, 'deleteProperty'], [Object, 'defineProperty'],
  [Object, 'getOwnPropertyDescriptor'], [Function.prototype, 'call'], [Function.prototype, 'apply'], [Function.prototype, 'bind'],
  [Promise.prototype, 'then'], [Promise.prototype, 'catch'], [globalThis, 'setTimeout'], [globalThis, 'clearTimeout'],
  [globalThis, 'setInterval'], [globalThis, 'clearInterval'], [Performance.prototype, 'now'], [Date, 'now'],
  [EventTarget.prototype, 'addEventListener'], [EventTarget.prototype, 'removeEventListener'],
  [Headers.prototype, 'forEach'], [Headers.prototype, 'get'], [Request.prototype, 'clone'], [Request.prototype, 'arrayBuffer'],
  [Blob.prototype, 'text'], [Blob.prototype, 'slice'], [FormData.prototype, 'forEach'], [URLSearchParams.prototype, 'toString'],
  [TextDecoder.prototype, 'decode'], [Storage.prototype, 'key'], [Storage.prototype, 'getItem'], [globalThis, 'Proxy'],
]`;

describe('a page that replaces primordials', () => {
  it('keeps recording when 30 of them throw after the probes are installed', async () => {
    const plain = await openPage();
    plain.install();
    await useEverything(plain);
    const page = await openPage();
    page.install();
    await page.api.loadActions();
    page.run(
      `for (const [owner, name] of ${PRIMORDIALS}) owner[name] = function hostile() { throw new Error('hostile ' + name); }; 0`,
    );
    await useEverything(page);
    await vi.waitFor(() => expect(summary(page)).toEqual(summary(plain)));

    expect(page.ofType('recorder_gap')).toEqual([]);
  });

  it('keeps recording when 30 of them were wrapped before', async () => {
    const plain = await openPage();
    plain.install();
    await useEverything(plain);
    const page = await openPage();
    page.run(`{
      const { apply, construct } = Reflect;
      for (const [owner, name] of ${PRIMORDIALS}) {
        const original = owner[name];
        owner[name] = function wrapped(...args) {
          return new.target ? construct(original, args, new.target) : apply(original, this, args);
        };
      }
    }`);
    page.install();
    await useEverything(page);
    await vi.waitFor(() => expect(summary(page)).toEqual(summary(plain)));

    expect(page.ofType('recorder_gap')).toEqual([]);
  });
});
