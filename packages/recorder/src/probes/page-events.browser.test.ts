import { describe, expect, inject, it, vi } from 'vitest';
import { openPage } from '../test-support/open-page.js';

const server = inject('recorderServer');

async function openRecorded(html?: string) {
  const page = await openPage(html === undefined ? {} : { html });
  page.window.localStorage.clear();
  page.window.sessionStorage.clear();
  const probes = page.install();
  return { ...page, flush: () => probes.flush() };
}

/** Installs the probes with timers that the test fires. */
function installWithTimers(page: Awaited<ReturnType<typeof openPage>>) {
  const timers = new Set<() => void>();
  const setTimeout = ((run: () => void) => timers.add(run)) as unknown as typeof window.setTimeout;
  page.install({ primordials: { ...page.primordials, setTimeout } });
  return {
    timersCount: () => timers.size,
    advance() {
      for (const run of [...timers]) {
        timers.delete(run);
        run();
      }
    },
  };
}

describe('observeStorage', () => {
  it('records every set, removal and clear immediately', async () => {
    const page = await openRecorded();
    const { localStorage, sessionStorage } = page.window;
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('theme', 'dark');
    localStorage.removeItem('theme');
    sessionStorage.setItem('step', '2');
    sessionStorage.clear();

    expect(page.ofType('local_storage').map((event) => event.local_storage_data)).toEqual([
      { key: 'theme', value: 'dark' },
      { key: 'theme' },
    ]);
    expect(page.ofType('session_storage').map((event) => event.session_storage_data)).toEqual([
      { key: 'step', value: '2' },
      {},
    ]);
  });

  it('records changes by property access within two seconds', async () => {
    const page = await openRecorded();
    page.window.localStorage['theme'] = 'dark';
    await vi.waitFor(() => expect(page.ofType('local_storage')).toHaveLength(1));
    delete page.window.localStorage['theme'];
    await vi.waitFor(() => expect(page.ofType('local_storage')).toHaveLength(2));

    expect(page.ofType('local_storage').map((event) => event.local_storage_data)).toEqual([
      { key: 'theme', value: 'dark' },
      { key: 'theme' },
    ]);
  });

  it('records changes by property access to a stored reference after the next event', async () => {
    const page = await openPage();
    const { localStorage } = page.window;
    localStorage.clear();
    const { advance } = installWithTimers(page);
    advance();
    localStorage['theme'] = 'dark';
    page.run(`console.log('saved')`);
    advance();

    expect(page.ofType('local_storage').map((event) => event.local_storage_data)).toEqual([
      { key: 'theme', value: 'dark' },
    ]);
  });

  it('sets no timer on an idle page', async () => {
    const page = await openPage();
    const { advance, timersCount } = installWithTimers(page);
    page.run(`localStorage.theme = 'light' + Math.random(); 0`);
    advance();

    expect(page.ofType('local_storage')).toHaveLength(1);
    expect(timersCount()).toBe(0);
  });

  it('throws the browser’s error', async () => {
    const page = await openRecorded();

    expect(() => page.window.localStorage.setItem('big', 'x'.repeat(20_000_000))).toThrow(page.window.DOMException);
    expect(() => (page.window.localStorage as unknown as { setItem: () => void }).setItem()).toThrow(
      page.window.TypeError,
    );
    expect(page.ofType('recorder_gap')).toEqual([]);
  });
});

describe('observeConsole', () => {
  it.each(['error', 'warn', 'log', 'info', 'debug'] as const)('records console.%s with its caller', async (level) => {
    const page = await openRecorded();
    page.run(`function orderCoffee() { console.${level}('made %d of %s', 2, 'three', { cups: [1] }); }
      orderCoffee();
      //# sourceURL=https://shop.example/order.js`);

    const [event] = page.ofType(`console_${level}`);
    const data = event?.[`console_${level}_data`];
    expect(data?.message).toBe('made 2 of three {"cups":[1]}');
    expect(data?.stack).toMatch(/^\s+at orderCoffee \(https:\/\/shop\.example\/order\.js:1:\d+\)/);
    expect(data?.filename).toBe('https://shop.example/order.js');
  });

  it('describes values without running the page’s code', async () => {
    const page = await openRecorded();
    page.run(`
      globalThis.wasRead = false;
      const loop = { name: 'loop', get secret() { globalThis.wasRead = true; return 1; } };
      loop.self = loop;
      console.log(loop, [1, 'a', null], new Error('broken'), document.body, new Map(), () => 1, Symbol('s'), undefined);
    `);

    const message = page.ofType('console_log')[0]?.console_log_data?.message;
    expect(message).toMatch(
      /^\{"name":"loop","secret":"…","self":\[circular\]\} \[1,"a",null\] Error: broken <body> Map \{\}/,
    );
    expect(page.window).toMatchObject({ wasRead: false });
  });

  it('includes the stack of a logged error', async () => {
    const page = await openRecorded();
    const error = page.run<Error>(`const error = new Error('broken'); console.error('failed', error); error`);

    expect(page.ofType('console_error')[0]?.console_error_data?.stack).toBe(error.stack);
  });

  it('limits the message of a huge object', async () => {
    const page = await openRecorded();
    page.run(`console.log(Array.from({ length: 10000 }, (_, n) => ({ n, text: 'x'.repeat(1000) })))`);

    expect(page.ofType('console_log')[0]!.console_log_data!.message!.length).toBeLessThan(20_000);
  });
});

describe('observeErrors', () => {
  it('records uncaught errors', async () => {
    const page = await openRecorded();
    page.window.addEventListener('error', (event) => event.preventDefault());
    page.run(`setTimeout(function breakCart() { throw new TypeError('no cart'); })
      //# sourceURL=https://shop.example/cart.js`);
    await vi.waitFor(() => expect(page.ofType('javascript_error')).toHaveLength(1));

    const data = page.ofType('javascript_error')[0]?.javascript_error_data;
    expect(data).toMatchObject({ message: 'Uncaught TypeError: no cart', url: page.window.location.href });
    expect(data?.stack).toMatch(/at breakCart \(https:\/\/shop\.example\/cart\.js:1:\d+\)/);
  });

  it('records unhandled rejections', async () => {
    const page = await openRecorded();
    page.window.addEventListener('unhandledrejection', (event) => event.preventDefault());
    page.run(`void Promise.reject(new RangeError('too far')); void Promise.reject({ code: 7 }); 0`);
    await vi.waitFor(() => expect(page.ofType('javascript_error')).toHaveLength(2));

    expect(page.ofType('javascript_error').map((event) => event.javascript_error_data?.message)).toEqual([
      'Uncaught (in promise) RangeError: too far',
      'Uncaught (in promise) {"code":7}',
    ]);
  });

  it('records errors of a worker', async () => {
    const page = await openRecorded();
    page.window.addEventListener('error', (event) => event.preventDefault());
    page.run(`new Worker(URL.createObjectURL(new Blob(['throw new Error("in the worker")'])))`);

    await vi.waitFor(() =>
      expect(page.ofType('javascript_error')[0]?.javascript_error_data?.message).toContain('in the worker'),
    );
  });

  it.each(['script', 'img'])('records that a %s failed to load', async (tag) => {
    const page = await openRecorded();
    const element = page.window.document.createElement(tag) as HTMLImageElement;
    element.src = `${server}/missing.${tag}`;
    page.window.document.body.append(element);
    await vi.waitFor(() => expect(page.ofType('resource_error')).toHaveLength(1));

    expect(page.ofType('resource_error')[0]?.resource_error_data).toEqual({
      tagName: tag,
      url: `${server}/missing.${tag}`,
    });
  });

  it('records violations of the content security policy', async () => {
    const page = await openRecorded(
      `<meta http-equiv="Content-Security-Policy" content="img-src 'none'"><body></body>`,
    );
    const image = page.window.document.createElement('img');
    image.src = `${server}/image`;
    page.window.document.body.append(image);
    await vi.waitFor(() => expect(page.ofType('csp_violation')).toHaveLength(1));

    expect(page.ofType('csp_violation')[0]?.csp_violation_data).toMatchObject({
      directive: 'img-src',
      blocked_uri: `${server}/image`,
      disposition: 'enforce',
    });
  });
});

describe('observeNavigation', () => {
  const urlsOf = (page: Awaited<ReturnType<typeof openPage>>) =>
    page.ofType('navigation').map((event) => event.navigation_data?.url?.replace(page.window.location.origin, ''));

  async function navigate(page: Awaited<ReturnType<typeof openPage>>) {
    const { history, location } = page.window;
    history.pushState({}, '', '/cart');
    history.replaceState({}, '', '/cart?step=2');
    history.replaceState({ scroll: 1 }, '', '/cart?step=2');
    location.hash = 'pay';
    await vi.waitFor(() => expect(urlsOf(page).at(-1)).toBe('/cart?step=2#pay'));
    history.back();
    await vi.waitFor(() => expect(urlsOf(page).at(-1)).toBe('/cart?step=2'));
  }
  const expected = ['/cart', '/cart?step=2', '/cart?step=2#pay', '/cart?step=2'];

  it('records the document and each change of its address', async () => {
    const page = await openRecorded();
    const first = page.window.location.pathname;
    await navigate(page);

    expect(urlsOf(page)).toEqual([first, ...expected]);
  });

  it('records the same without the Navigation API', async () => {
    const page = await openPage();
    page.run(`delete globalThis.navigation`);
    expect('navigation' in page.window).toBe(false);
    page.install();
    const first = page.window.location.pathname;
    await navigate(page);

    expect(urlsOf(page)).toEqual([first, ...expected]);
  });
});
