import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Concealment } from '../actions/conceal-fields.js';
import type { ObservedPage } from '../sdk/observe-page.js';
import type { RecordingFiles } from '../spool/recording-files.js';
import { createHostedTab } from './hosted-tab.js';

const STATUS = { startedAt: 5, elapsedMs: 0, runningSince: 5, hasMicrophone: false, eventsCount: 0 };

/** A document of the tab, and a script of the origin that takes the part of the popup. */
function openTab() {
  const id = crypto.randomUUID();
  const concealment = { blur: vi.fn(), unblur: vi.fn(), count: () => 2 } as unknown as Concealment;
  const page = {
    concealment: async () => concealment,
    probes: { flush: vi.fn() },
    sink: { stop: vi.fn(), redactions: () => ({ headers: 1 }) },
    primordials: { listen: vi.fn(), unlisten: vi.fn() },
  } as unknown as ObservedPage;
  const files = { id } as RecordingFiles;
  const openFiles = vi.fn(async (): Promise<RecordingFiles | undefined> => files);
  const [onStatus, onEvents, onEnded] = [vi.fn(), vi.fn(), vi.fn()];
  const tab = createHostedTab({ id, probesOff: () => ['storage'], openFiles, onStatus, onEvents, onEnded });
  const channel = new BroadcastChannel(`flowlens-recording ${id}`);
  onTestFinished(() => channel.close());
  const received: { type: string }[] = [];
  channel.onmessage = ({ data }: MessageEvent<{ type: string }>) => received.push(data);
  const say = (message: unknown) => channel.postMessage(message);
  const types = () => received.map(({ type }) => type);
  return { tab, page, concealment, files, openFiles, onStatus, onEnded, say, received, types };
}

async function joinedTab() {
  const opened = openTab();
  const joining = opened.tab.join(opened.page);
  await vi.waitFor(() => expect(opened.types()).toContain('join'));
  opened.say({ type: 'recording', ...STATUS });
  return { ...opened, session: await joining };
}

/** A popup window whose check for being closed does not take real time. */
function aPopup({ closed = false } = {}): Window {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return { closed } as Window;
}

describe('createHostedTab', () => {
  it('joins after its fields are blurred, and sends nothing but facts about the page', async () => {
    const { concealment, received, onStatus } = await joinedTab();

    expect(concealment.blur).toHaveBeenCalledOnce();
    expect(received[0]).toMatchObject({
      type: 'join',
      page: { pageUrl: location.origin + location.pathname, probesOff: ['storage'] },
    });
    expect(Object.keys((received[0] as unknown as { page: object }).page).sort()).toEqual([
      'height',
      'metadata',
      'pageUrl',
      'probesOff',
      'width',
    ]);
    expect(onStatus).toHaveBeenCalledWith(expect.objectContaining(STATUS));
  });

  it('fails when the popup is closed before it records', async () => {
    const { tab, page } = openTab();
    const joining = tab.join(page, aPopup({ closed: true }));
    const failed = expect(joining).rejects.toMatchObject({ code: 'capture_denied' });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.runOnlyPendingTimers();

    await failed;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops checking the popup once it records', async () => {
    const { tab, page, say, types } = openTab();
    const joining = tab.join(page, aPopup());
    await vi.waitFor(() => expect(types()).toContain('join'));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    say({ type: 'recording', ...STATUS });
    await joining;

    expect(vi.getTimerCount()).toBe(0);
  });

  it('joins again when the popup reports it as gone', async () => {
    const { say, types } = await joinedTab();
    say({ type: 'away' });

    await vi.waitFor(() => expect(types()).toEqual(['join', 'join']));
  });

  it('paints when the popup asks for it', async () => {
    const { say, types } = await joinedTab();
    say({ type: 'repaint' });

    await vi.waitFor(() => expect(types()).toContain('painted'));
  });

  it('ignores messages in another format', async () => {
    const { say, onStatus, onEnded, types } = await joinedTab();
    for (const message of [null, 'ending', { type: 'send' }, { type: 'recording', startedAt: 'x' }]) say(message);
    say({ type: 'repaint' });
    await vi.waitFor(() => expect(types()).toContain('painted'));

    expect(onStatus).toHaveBeenCalledOnce();
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('passes on events that arrive while it stops', async () => {
    const { tab, session, openFiles, files, types } = await joinedTab();
    openFiles.mockImplementation(async () => {
      await Promise.resolve();
      tab.sendEvents([]);
      return files;
    });
    await session.stop(() => []);

    await vi.waitFor(() => expect(types()).toContain('events'));
  });

  it('waits for the files when a message claims too early that they are free', async () => {
    const { say, session, openFiles, onEnded, files, types } = await joinedTab();
    let tries = 0;
    openFiles.mockImplementation(async () => ((tries += 1) < 4 ? undefined : files));
    say({ type: 'stopped' });
    await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce());

    expect(await session.stop(() => [])).toBe(files);
    expect(tries).toBe(4);
    await vi.waitFor(() => expect(types()).toContain('stop'));
  });
});
