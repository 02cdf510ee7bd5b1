import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectEmbed } from './connect-embed.js';
import { type EmbedCommand, type EmbedEvent, embedMessage, type EmbedMessage } from './embed-messages.js';

const ORIGIN = 'https://flowlens.example';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

/** An iframe that has loaded a page of another origin, unless `contentDocument` is given. */
function anIframe(contentDocument: object | null = null) {
  const contentWindow = { postMessage: vi.fn<(message: EmbedMessage<EmbedCommand>, origin: string) => void>() };
  const iframe = Object.assign(new EventTarget(), { contentWindow, contentDocument });
  const sent = () => contentWindow.postMessage.mock.calls.map(([{ type }, origin]) => [type, origin]);
  return { iframe: iframe as unknown as HTMLIFrameElement, contentWindow, sent };
}

function receive(data: unknown, { source, origin = ORIGIN }: { source: unknown; origin?: string }) {
  page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
}
const ready = embedMessage<EmbedEvent>({ type: 'ready', duration_ms: 5_000, title: 'Pay' });

describe('connectEmbed', () => {
  it('subscribes to a loaded player, and again when the iframe loads another page', () => {
    const { iframe, sent } = anIframe();
    connectEmbed(iframe, { origin: `${ORIGIN}/` });
    iframe.dispatchEvent(new Event('load'));

    expect(sent()).toEqual([
      ['subscribe', ORIGIN],
      ['subscribe', ORIGIN],
    ]);
  });

  it('waits for the page while the iframe is empty', () => {
    const { iframe, sent } = anIframe({});
    connectEmbed(iframe, { origin: ORIGIN });
    expect(sent()).toEqual([]);

    iframe.dispatchEvent(new Event('load'));
    expect(sent()).toEqual([['subscribe', ORIGIN]]);
  });

  it('sends commands once the player is ready', () => {
    const { iframe, contentWindow, sent } = anIframe();
    const player = connectEmbed(iframe, { origin: ORIGIN });
    player.seek(2_000);
    player.play();
    expect(sent()).toEqual([['subscribe', ORIGIN]]);

    receive(ready, { source: contentWindow });
    player.pause();

    expect(sent().map(([type]) => type)).toEqual(['subscribe', 'seek', 'play', 'pause']);
    expect(contentWindow.postMessage).toHaveBeenCalledWith(
      { source: 'flowlens', version: 1, type: 'seek', time_ms: 2_000 },
      ORIGIN,
    );
  });

  it('reports events by type until the listener is removed', () => {
    const { iframe, contentWindow } = anIframe();
    const player = connectEmbed(iframe, { origin: ORIGIN });
    const listener = vi.fn();
    const remove = player.on('time', listener);

    receive(ready, { source: contentWindow });
    receive(embedMessage({ type: 'time', time_ms: 250 }), { source: contentWindow });
    remove();
    receive(embedMessage({ type: 'time', time_ms: 500 }), { source: contentWindow });

    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ time_ms: 250 }));
  });

  it('ignores messages of other windows, other origins and other programs', () => {
    const { iframe, contentWindow, sent } = anIframe();
    const player = connectEmbed(iframe, { origin: ORIGIN });
    const listener = vi.fn();
    player.on('ready', listener);
    player.play();

    receive(ready, { source: {} });
    receive(ready, { source: null });
    receive(ready, { source: contentWindow, origin: 'https://evil.example' });
    receive({ ...ready, source: 'other' }, { source: contentWindow });
    receive({ ...ready, version: 2 }, { source: contentWindow });
    receive('ready', { source: contentWindow });
    receive(null, { source: contentWindow });

    expect(listener).not.toHaveBeenCalled();
    expect(sent()).toEqual([['subscribe', ORIGIN]]);
  });

  it('does nothing more after it was disposed', () => {
    const { iframe, contentWindow, sent } = anIframe();
    const player = connectEmbed(iframe, { origin: ORIGIN });
    const listener = vi.fn();
    player.on('ready', listener);
    player.dispose();

    receive(ready, { source: contentWindow });
    iframe.dispatchEvent(new Event('load'));

    expect(listener).not.toHaveBeenCalled();
    expect(sent()).toHaveLength(1);
  });
});
