import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { capturePrimordials } from '../probes/primordials.js';
import type { HostMessage } from '../popup-host/messages.js';
import { createOpenedSite } from './opened-site.js';

const PAGE = { pageUrl: location.href, width: 1280, height: 720, probesOff: [], metadata: {} };
const error = (message: string) => ({
  type: 'console_error',
  timestamp: Date.now(),
  console_error_data: { message, url: location.href },
});
const eventsOf = (message: string) => ({
  type: 'events',
  document: 'd',
  events: [error(message)],
  redacted: {},
  concealedElements: 0,
});
const sealed = (message: unknown) => ({ flowlensRecording: message });

/** A window that can post messages to this one, with the same or an opaque origin. */
async function openWindow({ isForeign = false } = {}) {
  const frame = document.createElement('iframe');
  const script = `onmessage = ({ data }) => data.say ? parent.postMessage(data.say.message, '*') : parent.postMessage({ received: data }, '*')`;
  if (isForeign) frame.sandbox.add('allow-scripts');
  frame.srcdoc = `<script>${script}</script>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  const opened = frame.contentWindow!;
  const received: HostMessage[] = [];
  const onMessage = ({ source, data }: MessageEvent<{ received?: { flowlensRecording: HostMessage } } | null>) => {
    if (source === opened && data?.received) received.push(data.received.flowlensRecording);
  };
  addEventListener('message', onMessage);
  onTestFinished(() => removeEventListener('message', onMessage));
  return {
    opened,
    received,
    /** Posts to this window and waits for the delivery. */
    async say(message: unknown) {
      const arrived = Promise.withResolvers<void>();
      const hearIt = ({ source, data }: MessageEvent<{ received?: unknown } | null>) => {
        if (source === opened && data?.received === undefined) arrived.resolve();
      };
      addEventListener('message', hearIt);
      opened.postMessage({ say: { message } }, '*');
      await arrived.promise;
      removeEventListener('message', hearIt);
    },
  };
}

function guestPage() {
  const sink = { emit: vi.fn(), reportGap: vi.fn() };
  const onJoined = vi.fn();
  const page = { sink: sink as never, now: () => Date.now(), primordials: capturePrimordials(window) };
  const site = createOpenedSite({ observed: () => page, onJoined });
  onTestFinished(() => void site.end());
  return { site, sink, onJoined };
}

describe('createOpenedSite', () => {
  it('accepts the events of its window during a recording', async () => {
    const { site, sink, onJoined } = guestPage();
    const { opened, say, received } = await openWindow();
    site.show(opened, location.href);
    await say(sealed({ type: 'join', page: PAGE }));
    expect(onJoined).not.toHaveBeenCalled();

    site.begin();
    await vi.waitFor(() => expect(received).toEqual([{ type: 'opened' }]));
    await say(sealed({ type: 'join', page: PAGE }));
    await say(sealed(eventsOf('Boom')));

    expect(onJoined).toHaveBeenCalledOnce();
    expect(sink.emit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'console_error', console_error_data: error('Boom').console_error_data }),
    );
  });

  it('ignores other windows of the same origin', async () => {
    const { site, sink, onJoined } = guestPage();
    const [shown, other] = [await openWindow(), await openWindow()];
    site.show(shown.opened, location.href);
    site.begin();
    await other.say(sealed({ type: 'join', page: PAGE }));
    await shown.say(sealed({ type: 'join', page: PAGE }));
    await other.say(sealed(eventsOf('Forged')));

    expect(onJoined).toHaveBeenCalledOnce();
    expect(sink.emit).not.toHaveBeenCalled();
    expect(other.received).toEqual([]);
  });

  it('ignores and addresses no page of another origin in its window', async () => {
    const { site, sink, onJoined } = guestPage();
    const foreign = await openWindow({ isForeign: true });
    site.show(foreign.opened, location.href);
    site.begin();
    await foreign.say(sealed({ type: 'join', page: PAGE }));
    await foreign.say(sealed(eventsOf('Forged')));

    expect(onJoined).not.toHaveBeenCalled();
    expect(sink.emit).not.toHaveBeenCalled();
    expect(foreign.received).toEqual([]);
  });

  it.each([
    ['null', null],
    ['a text', 'flowlensRecording'],
    ['a message without its envelope', { type: 'join', page: PAGE }],
    ['an empty envelope', sealed(undefined)],
    ['a command', sealed({ type: 'discard' })],
    ['a page of another origin', sealed({ type: 'join', page: { ...PAGE, pageUrl: 'https://evil.example/' } })],
    ['a message of a host', sealed({ type: 'ending' })],
  ])('ignores %s', async (_what, message) => {
    const { site, sink, onJoined } = guestPage();
    const { opened, say } = await openWindow();
    site.show(opened, location.href);
    site.begin();
    await say(message);

    expect(onJoined).not.toHaveBeenCalled();
    expect(sink.emit).not.toHaveBeenCalled();
  });
});
