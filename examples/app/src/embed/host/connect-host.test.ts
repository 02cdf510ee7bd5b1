import { type EmbedCommand, embedMessage } from '@flowlens/client/embed';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectHost } from './connect-host.js';

const WIKI = 'https://wiki.example';
const TICKETS = 'https://tickets.example';

/** A page in an iframe, with the window of the page around it. */
function aFrame({ ancestor, referrer = '' }: { ancestor?: string; referrer?: string } = {}) {
  const parent = { postMessage: vi.fn() };
  const location = ancestor === undefined ? {} : { ancestorOrigins: [ancestor] };
  const page = Object.assign(new EventTarget(), { parent, location, document: { referrer } });
  const receive = (data: unknown, { source = parent, origin = WIKI }: { source?: object; origin?: string } = {}) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
  return { page: page as unknown as Window, parent, receive };
}
const play = embedMessage<EmbedCommand>({ type: 'play' });
const ready = { type: 'ready', duration_ms: 5_000, title: 'Pay' } as const;

afterEach(() => vi.restoreAllMocks());

describe('connectHost', () => {
  it.each([
    ['the browser reports its origin', { ancestor: WIKI }],
    ['only the referrer reveals its origin', { referrer: `${WIKI}/page` }],
  ])('sends events to a listed page when %s', (_when, options) => {
    const { page, parent } = aFrame(options);
    connectHost(page, [TICKETS, WIKI]).send(ready);

    expect(parent.postMessage).toHaveBeenCalledExactlyOnceWith({ source: 'flowlens', version: 1, ...ready }, WIKI);
  });

  it('sends nothing to a page of unknown origin until it has sent a command', () => {
    const { page, parent, receive } = aFrame();
    const host = connectHost(page, [WIKI]);
    host.send(ready);
    expect(parent.postMessage).not.toHaveBeenCalled();

    receive(embedMessage({ type: 'subscribe' }));
    host.send(ready);

    expect(parent.postMessage.mock.calls.map(([, origin]) => origin as unknown)).toEqual([WIKI]);
  });

  it('sends nothing to a page that is not listed', () => {
    const { page, parent, receive } = aFrame({ ancestor: 'https://evil.example' });
    const host = connectHost(page, [WIKI]);
    receive(play, { origin: 'https://evil.example' });
    host.send(ready);

    expect(parent.postMessage).not.toHaveBeenCalled();
  });

  it('passes on commands, including those that arrived before the listener', () => {
    const { page, receive } = aFrame();
    const host = connectHost(page, [WIKI]);
    const listener = vi.fn();
    receive(play);
    host.onCommand(listener);
    receive(embedMessage({ type: 'seek', time_ms: 2_000, other: true }));

    expect(listener.mock.calls).toEqual([[{ type: 'play' }], [{ type: 'seek', time_ms: 2_000 }]]);
  });

  it('ignores other windows and origins', () => {
    const { page, receive } = aFrame();
    const listener = vi.fn();
    connectHost(page, [WIKI]).onCommand(listener);
    receive(play, { source: {} });
    receive(play, { origin: 'https://evil.example' });
    receive(play, { origin: 'null' });

    expect(listener).not.toHaveBeenCalled();
  });

  it('ignores messages that are not commands, with a warning in development', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { page, receive } = aFrame();
    const listener = vi.fn();
    connectHost(page, [WIKI]).onCommand(listener);
    const bad = [
      { type: 'seek' },
      { type: 'seek', time_ms: NaN },
      { type: 'seek', time_ms: -1 },
      { type: 'erase' },
      {},
    ];
    for (const content of bad) receive(embedMessage(content));
    for (const foreign of [null, 'play', { type: 'play' }, { ...play, version: 2 }]) receive(foreign);

    expect(listener).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(bad.length);
  });

  it('does nothing on a page that is not in an iframe', () => {
    const page = Object.assign(new EventTarget(), { location: {}, document: { referrer: WIKI }, postMessage: vi.fn() });
    Object.assign(page, { parent: page });
    const host = connectHost(page as unknown as Window, [WIKI]);
    const listener = vi.fn();
    host.onCommand(listener);
    page.dispatchEvent(Object.assign(new Event('message'), { data: play, source: page, origin: WIKI }));
    host.send(ready);

    expect(listener).not.toHaveBeenCalled();
    expect(page.postMessage).not.toHaveBeenCalled();
  });
});
