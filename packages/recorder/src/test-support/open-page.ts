import type { TimelineEvent } from '@flowlens/core/recorded';
import { onTestFinished } from 'vitest';
import type { EventSink, EventSinkOptions } from '../events/event-sink.js';
import type { RecordedEvent } from '../events/recorded-event.js';
import type { InstalledProbes, InstallOptions } from '../probes/install-probes.js';
import type { Primordials } from '../probes/primordials.js';
import type { ShadowRoots } from '../probes/shadow-roots.js';
import type * as PageApi from './page-api.js';

export type PageWindow = Window & typeof globalThis;

/** A separate page whose built-ins no test runner has changed. */
export interface TestPage {
  window: PageWindow;
  /** Modules loaded by the page, so that they use its built-ins. */
  api: typeof PageApi;
  primordials: Primordials;
  events: RecordedEvent[];
  ofType: (type: string) => RecordedEvent[];
  install: (options?: Partial<InstallOptions>) => InstalledProbes;
  /** Connects probes to a sink, and returns it with the events it passes on. */
  createSink: (options?: Partial<EventSinkOptions>) => { sink: EventSink; handed: TimelineEvent[] };
  /** Runs a script in the page. */
  run: <Result>(script: string) => Result;
}

/** Opens a page at any URL of Vite's test server. */
export async function openPage({ html }: { html?: string } = {}): Promise<TestPage> {
  const frame = document.createElement('iframe');
  if (html === undefined) frame.src = '/packages/recorder/package.json';
  else frame.srcdoc = html;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;

  const window = frame.contentWindow as PageWindow;
  const run = <Result>(script: string) =>
    (window as unknown as { eval: (text: string) => unknown }).eval(script) as Result;
  // The test runner rewrites dynamic imports to calls of a function that only its own page has.
  run('globalThis.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() }; 0');
  const address = new URL('./page-api.ts', import.meta.url).href;
  const api = await run<Promise<typeof PageApi>>(`import(${JSON.stringify(address)})`);
  const primordials = api.capturePrimordials(window);
  const events: RecordedEvent[] = [];
  const now = () => window.performance.timeOrigin + primordials.now();
  let ids = 0;
  return {
    window,
    api,
    primordials,
    events,
    ofType: (type) => events.filter((event) => event.type === type),
    install(options) {
      let shadowRoots: ShadowRoots | undefined;
      const concealment = () => {
        shadowRoots = api.watchShadowRoots(window, primordials);
        return Promise.resolve(api.createConcealment(window, primordials, { shadowRoots }));
      };
      const installed = api.installProbes({
        window,
        primordials,
        emit: (event) => events.push(event),
        now,
        nextId: () => `d.${++ids}`,
        isOwnRequest: () => false,
        actions: { concealment },
        ...options,
      });
      const uninstall = () => {
        installed.uninstall();
        shadowRoots?.stop();
      };
      onTestFinished(uninstall);
      return { ...installed, uninstall };
    },
    createSink(options) {
      const handed: TimelineEvent[] = [];
      const ring = { seconds: 60, maxBytes: 4_000_000 };
      const sink = api.createEventSink({ primordials, now, isOwnRequest: () => false, ring, ...options });
      sink.start({ origin: now(), onBatch: (batch) => handed.push(...batch) });
      return { sink, handed };
    },
    run,
  };
}
