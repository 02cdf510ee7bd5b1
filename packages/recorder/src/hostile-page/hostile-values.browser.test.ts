import { describe, expect, inject, it } from 'vitest';
import { openPage, type TestPage } from '../test-support/open-page.js';

const server = inject('recorderServer');

/** Values that must not break the recorder. Runs in the page. */
const VALUES = `{
  const fail = () => { throw new RangeError('hostile'); };
  const traps = Object.fromEntries(Object.getOwnPropertyNames(Reflect).map((name) => [name, fail]));
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const loop = { list: [] };
  loop.list.push(loop);
  globalThis.hostile = {
    'an object whose getters throw': () => Object.defineProperties({}, Object.fromEntries(
      ['name', 'message', 'stack', 'byteLength', 'size', 'url', 'type', 'method', 'length', 'href'].map((name) => [name, { get: fail, enumerable: true }]))),
    'a proxy whose traps throw': () => new Proxy({}, traps),
    'a proxy of a function whose traps throw': () => new Proxy(() => 0, traps),
    'a revoked proxy': () => proxy,
    'a failing toString': () => ({ toString: fail, toJSON: fail, valueOf: fail }),
    'a toString that works once': () => { let calls = 0; return { toString: () => (calls++ ? fail() : '/json') }; },
    'own keys of the prototype': () => JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":1},"hasOwnProperty":1}'),
    'a long text': () => '%d'.repeat(5e6),
    'a long list': () => new Array(1e6).fill(1),
    'many bytes': () => new Uint8Array(2e6),
    'a circle': () => loop,
    'what inherits from Error': () => Object.create(Error.prototype, { message: { get: fail }, stack: { get: fail } }),
    'what inherits from Request': () => Object.create(Request.prototype),
    'what inherits from FormData': () => Object.create(FormData.prototype),
    'what inherits from URLSearchParams': () => Object.create(URLSearchParams.prototype),
    'what inherits from Blob': () => Object.create(Blob.prototype),
    'what inherits from Headers': () => Object.create(Headers.prototype),
    'what inherits from URL': () => Object.create(URL.prototype),
    'what inherits from Element': () => Object.create(HTMLElement.prototype),
    'an error with a failing message': () => Object.defineProperty(new Error('x'), 'message', { get: fail }),
    'a symbol': () => Symbol('s'),
    'no prototype': () => Object.create(null),
  };
}`;

/** Browsers kill a page that uses a URL of ten million letters. */
const WITHOUT_LARGE = new Set([
  'the address of a request',
  'the address of fetch',
  'the address of a socket',
  'the address of a stream of events',
  'a state of the history',
  'the headers of fetch',
  'a header of a request',
]);
const LARGE = new Set(['a long text', 'a long list', 'many bytes']);

/** Calls of the page that accept a value. */
const CALLS: Record<string, string> = {
  'console.log': 'console.log(value)',
  'console.error, twice in a list': 'console.error([value, value], value)',
  'the address of fetch': 'await fetch(value).then(({ status }) => status)',
  'the options of fetch': 'await fetch(SERVER + "/echo", value).then(({ status }) => status)',
  'the body of fetch':
    'await fetch(SERVER + "/echo", { method: "POST", body: value }).then((response) => response.status)',
  'the headers of fetch': 'await fetch(SERVER + "/echo", { headers: value }).then((response) => response.status)',
  'the reason of an abort': 'await fetch(SERVER + "/json", { signal: AbortSignal.abort(value) })',
  'the address of a request': '{ const xhr = new XMLHttpRequest(); xhr.open("GET", value); }',
  'a header of a request':
    '{ const xhr = new XMLHttpRequest(); xhr.open("GET", SERVER + "/json"); xhr.setRequestHeader("x-a", value); }',
  'the body of a request':
    '{ const xhr = new XMLHttpRequest(); xhr.open("POST", SERVER + "/echo", false); xhr.send(value); xhr.status }',
  'a beacon': 'navigator.sendBeacon(SERVER + "/empty", value)',
  'the address of a socket': 'new WebSocket(value).readyState',
  'a message of a socket': 'socket.send(value)',
  'the address of a stream of events': 'new EventSource(value).readyState',
  'the key of a stored value': 'localStorage.setItem(value, "1")',
  'a stored value': 'localStorage.setItem("k", value)',
  'a removed key': 'localStorage.removeItem(value)',
  'a posted message': 'postMessage(value, "*")',
  'an event of the page': 'dispatchEvent(new CustomEvent("click", { detail: value }))',
  'an error event': 'dispatchEvent(new ErrorEvent("error", { error: value, message: "m", cancelable: true }))',
  'a rejection':
    'dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise: new Promise(() => 0), reason: value }))',
  'the property of an event':
    'dispatchEvent(Object.defineProperties(new Event("unhandledrejection"), { reason: { get() { throw value; } } }))',
  'an attribute': 'document.body.setAttribute("data-testid", value)',
  'a state of the history': 'history.pushState(null, "", value)',
};

async function outcomes(page: TestPage, value: string): Promise<Record<string, string>> {
  page.run(`${VALUES}
    globalThis.outcomesOf = async (SERVER, name) => {
      const found = {};
      const socket = new WebSocket(SERVER.replace('http', 'ws') + '/echo');
      await new Promise((resolve) => (socket.onopen = resolve));
      const calls = { ${Object.entries(CALLS)
        .filter(([name]) => !(LARGE.has(value) && WITHOUT_LARGE.has(name)))
        .map(
          ([name, call]) =>
            `${JSON.stringify(name)}: async (value) => { return eval(${JSON.stringify(`(async () => { ${call.startsWith('{') ? call : `return ${call}`} })()`)}); }`,
        )
        .join(', ')} };
      for (const [call, run] of Object.entries(calls)) {
        try {
          found[call] = 'returned ' + String(await run(hostile[name]()));
        } catch (error) {
          let text = 'a value of the page';
          try { text = error instanceof RangeError || !(error instanceof Error) && !(error instanceof DOMException) ? 'hostile' : error.constructor.name + ': ' + error.message; } catch {}
          found[call] = 'threw ' + text;
        }
      }
      socket.close();
      return found;
    }; 0`);
  return (
    page.window as unknown as { outcomesOf: (server: string, name: string) => Promise<Record<string, string>> }
  ).outcomesOf(server, value);
}

const NAMES = [...VALUES.matchAll(/^ {4}'([^']+)':/gm)].map(([, name]) => name!);

describe('a page that passes hostile values', () => {
  it.each(NAMES)('gets the same result for %s as without the recorder, which keeps recording', async (name) => {
    const plain = await openPage();
    const recorded = await openPage();
    const probes = recorded.install();
    await recorded.api.loadActions();
    const errors: string[] = [];
    for (const type of ['error', 'unhandledrejection'])
      recorded.window.addEventListener(type, (event) => event.isTrusted && errors.push(type));

    expect(await outcomes(recorded, name)).toEqual(await outcomes(plain, name));
    expect(probes.off).toEqual([]);
    expect(recorded.ofType('recorder_gap')).toEqual([]);
    expect(errors).toEqual([]);
    recorded.run(`console.log('still here')`);
    expect(recorded.ofType('console_log').at(-1)?.console_log_data?.message).toBe('still here');
  });

  it('is recorded when elements and stored values are named like built-in properties', async () => {
    const page = await openPage({
      html: `<form id="f"><input name="id"><input name="getAttribute"><input name="closest"><input name="matches">
        <input name="parentElement"><input name="childNodes"><input name="getRootNode"><input name="localName"><b>x</b></form>
        <img name="body"><img name="querySelector"><img name="location"><img name="baseURI"><iframe name="fetch"></iframe>`,
    });
    const probes = page.install();
    page.run(`console.log(document.forms[0], document); fetch; 0`);
    page.run(
      `localStorage.setItem('length', '1'); localStorage.setItem('getItem', '1'); localStorage.setItem('__proto__', '1'); 0`,
    );

    expect(probes.off).toEqual([]);
    expect(page.ofType('local_storage').map((event) => event.local_storage_data?.key)).toEqual(
      expect.arrayContaining(['getItem', '__proto__']),
    );
    page.run('localStorage.clear()');
  });
});
