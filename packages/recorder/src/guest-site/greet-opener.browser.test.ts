import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Concealment } from '../actions/conceal-fields.js';
import { capturePrimordials } from '../probes/primordials.js';
import type { TabMessage } from '../popup-host/messages.js';
import type { ObservedPage } from '../sdk/observe-page.js';
import { greetOpener } from './greet-opener.js';
// Loaded on demand, which is slow the first time.
import './guest-tab.js';

const STARTED_AT = 1_000;
const RECORDING = { startedAt: STARTED_AT, elapsedMs: 0, runningSince: 5, hasMicrophone: false, eventsCount: 0 };
const EARLY = { type: 'console_error', timestamp: 1_200, relative_time_ms: 0 };

/** Makes another window the opener of this one, like the page of a guest. */
async function openedByWindow() {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<script>
    onmessage = ({ data }) => parent.postMessage(data.say ?? { received: data }, '*');
  </script>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const opener = frame.contentWindow!;
  const before = window.opener as unknown;
  window.opener = opener;
  const received: TabMessage[] = [];
  const onMessage = ({ source, data }: MessageEvent<{ received?: { flowlensRecording: TabMessage } }>) => {
    if (source === opener && data.received) received.push(data.received.flowlensRecording);
  };
  addEventListener('message', onMessage);
  onTestFinished(() => {
    window.opener = before;
    removeEventListener('message', onMessage);
    frame.remove();
  });
  const say = (message: unknown) => opener.postMessage({ say: { flowlensRecording: message } }, '*');
  return { received, say, types: () => received.map(({ type }) => type) };
}

function sitePage() {
  const concealment = { blur: vi.fn(), unblur: vi.fn(), count: () => 2 } as unknown as Concealment;
  const sink = {
    start: vi.fn(),
    stop: vi.fn(),
    recent: vi.fn(() => ({ origin: 0, events: [EARLY], redacted: { headers: 3 } })),
    redactions: () => ({ headers: 1 }),
  };
  const page = {
    concealment: async () => concealment,
    probes: { flush: vi.fn(), off: new Set(['storage']) },
    sink,
    primordials: capturePrimordials(window),
  } as unknown as ObservedPage;
  return { page, sink, concealment };
}

async function joinedPage() {
  const guest = await openedByWindow();
  const site = sitePage();
  let isFree = true;
  const guests = greetOpener({ servers: [location.origin], page: site.page, isFree: () => isFree });
  guest.say({ type: 'opened' });
  await vi.waitFor(() => expect(guest.types()).toContain('join'));
  guest.say({ type: 'recording', ...RECORDING });
  await vi.waitFor(() => expect(guest.types()).toContain('events'));
  return { ...guest, ...site, guests, occupy: () => (isFree = false) };
}

describe('greetOpener', () => {
  it('joins when the guest’s page responds, and sends the events since the start', async () => {
    const { received, sink, concealment } = await joinedPage();

    expect(received.map(({ type }) => type)).toEqual(['hello', 'join', 'events']);
    expect(received[1]).toMatchObject({ page: { probesOff: ['storage'] } });
    expect(received[2]).toMatchObject({ events: [EARLY], redacted: { headers: 4 }, concealedElements: 2 });
    expect(sink.recent).toHaveBeenCalledExactlyOnceWith(STARTED_AT);
    expect(concealment.blur).toHaveBeenCalledOnce();
  });

  it('sends only a greeting before the response', async () => {
    const { types, say } = await openedByWindow();
    const { page, sink, concealment } = sitePage();
    greetOpener({ servers: [location.origin], page, isFree: () => true });
    for (const type of ['waiting', 'ending', 'stopped', 'away']) say({ type });
    say({ type: 'recording', ...RECORDING });
    await vi.waitFor(() => expect(types()).toEqual(['hello']));
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(types()).toEqual(['hello']);
    expect(sink.start).not.toHaveBeenCalled();
    expect(concealment.blur).not.toHaveBeenCalled();
  });

  it('neither greets nor listens to an opener that is not listed', async () => {
    const { types, say } = await openedByWindow();
    const { page, concealment } = sitePage();
    greetOpener({ servers: ['https://flowlens.example'], page, isFree: () => true });
    say({ type: 'opened' });
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(types()).toEqual([]);
    expect(concealment.blur).not.toHaveBeenCalled();
  });

  it('listens to no window but its opener', async () => {
    const { types } = await openedByWindow();
    const { page } = sitePage();
    greetOpener({ servers: [location.origin], page, isFree: () => true });
    window.postMessage({ flowlensRecording: { type: 'opened' } }, location.origin);
    await vi.waitFor(() => expect(types()).toEqual(['hello']));
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(types()).toEqual(['hello']);
  });

  it.each(['ending', 'stopped'])('leaves and unblurs its fields on %s, and can join again', async (type) => {
    const { say, types, sink, concealment } = await joinedPage();
    say({ type });
    await vi.waitFor(() => expect(types().at(-1)).toBe('stop'));

    expect(sink.stop).toHaveBeenCalledOnce();
    expect(concealment.unblur).toHaveBeenCalledOnce();
    say({ type: 'opened' });
    await vi.waitFor(() => expect(types().at(-1)).toBe('join'));
  });

  it('leaves the recording when the site starts its own, and does not rejoin', async () => {
    const { guests, say, types, occupy } = await joinedPage();
    occupy();
    guests.leave();
    say({ type: 'opened' });
    await vi.waitFor(() => expect(types()).toContain('stop'));
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(types()).toEqual(['hello', 'join', 'events', 'stop']);
  });
});
