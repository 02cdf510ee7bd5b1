import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordingFiles } from '../spool/recording-files.js';
import { createHostRecording } from './host-recording.js';
import type { HostMessage, TabMessage } from './messages.js';

const page = {
  pageUrl: `${location.origin}/`,
  width: 1280,
  height: 720,
  probesOff: ['storage'],
  metadata: { os: 'Linux' },
};
const JOIN: TabMessage = { type: 'join', page };
const STOP: TabMessage = { type: 'stop' };
const eventsOf = (document: string, count: number): TabMessage => ({
  type: 'events',
  document,
  events: [{ type: 'console_error', relative_time_ms: 0, timestamp: 7 }],
  redacted: { messages: count },
  concealedElements: count,
});

function openHost() {
  const files = { saveState: vi.fn(async () => undefined), release: vi.fn(async () => undefined), remove: vi.fn() };
  const session = {
    setPaused: vi.fn(),
    holdPicture: vi.fn(),
    stop: vi.fn(async () => files as unknown as RecordingFiles),
  };
  const shown: string[] = [];
  const posted: HostMessage[] = [];
  const sink = { emit: vi.fn(), reportGap: vi.fn() };
  const close = vi.fn();
  const onPainted = vi.fn();
  const openSession = vi.fn(async () => session);
  const recording = createHostRecording({
    hasMicrophone: false,
    view: { show: (phase, problem) => shown.push(problem ? `${phase}: ${problem}` : phase) },
    post: (message) => posted.push(message),
    sink,
    now: () => Date.now(),
    openSession,
    gaps: () => [],
    onPainted,
    close,
  });
  return { recording, session, files, sink, close, onPainted, openSession, shown, posted };
}

async function startedHost() {
  const host = openHost();
  host.recording.receive(JOIN);
  await host.recording.start();
  return host;
}

describe('createHostRecording', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('starts only when the user presses the button, with the page that joined first', async () => {
    const { recording, openSession, shown } = openHost();
    await recording.start();
    recording.receive(JOIN);
    recording.receive({ type: 'join', page: { ...page, pageUrl: `${location.origin}/forged` } });
    expect(openSession).not.toHaveBeenCalled();
    await recording.start();

    expect(openSession).toHaveBeenCalledExactlyOnceWith(page);
    expect(shown).toEqual(['ready', 'ready', 'starting', 'recording']);
  });

  it('offers the button again when the user refuses the capture', async () => {
    const { recording, openSession, shown } = openHost();
    openSession.mockRejectedValueOnce(new Error('Refused'));
    recording.receive(JOIN);
    await recording.start();

    expect(shown.at(-1)).toBe('ready: Refused');
  });

  it('keeps the files of a recording that a message ends, and reports it before closing', async () => {
    const { recording, session, files, shown, posted, close } = await startedHost();
    recording.receive(STOP);
    // The tab's own recorder still sends its last events.
    expect(posted.at(-1)).toEqual({ type: 'ending' });
    recording.receive(eventsOf('d', 1));
    await vi.advanceTimersByTimeAsync(400);

    expect(session.stop).toHaveBeenCalledOnce();
    expect(files.remove).not.toHaveBeenCalled();
    expect(files.release).toHaveBeenCalledOnce();
    expect(files.saveState).toHaveBeenCalledWith(
      expect.objectContaining({ redacted: { messages: 1 }, concealedElements: 1, probesOff: ['storage'] }),
    );
    expect(shown.at(-1)).toBe('endedElsewhere');
    expect(close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(close).toHaveBeenCalledOnce();
  });

  it('ends once on several calls', async () => {
    const { recording, session, shown } = await startedHost();
    recording.receive(STOP);
    recording.receive(STOP);
    recording.askToEnd('here');
    await vi.advanceTimersByTimeAsync(10_000);
    recording.receive(STOP);
    recording.receive({ type: 'pause', isPaused: true });
    await recording.start();

    expect(session.stop).toHaveBeenCalledOnce();
    expect(session.setPaused).not.toHaveBeenCalled();
    expect(shown.filter((phase) => phase === 'ending')).toHaveLength(1);
  });

  it('closes at once when the recording cannot be finished, so that the tab gets its files', async () => {
    const { recording, session, posted, close } = await startedHost();
    session.stop.mockRejectedValue(new Error('The disk is full.'));
    recording.receive(STOP);
    await vi.advanceTimersByTimeAsync(400);

    expect(posted.at(-1)).toEqual({ type: 'stopped' });
    expect(close).toHaveBeenCalledOnce();
  });

  it('closes at once when the user ends the recording in the window', async () => {
    const { recording, close, shown } = await startedHost();
    recording.askToEnd('here');
    recording.receive(STOP);
    await vi.advanceTimersByTimeAsync(400);

    expect(shown.at(-1)).toBe('done');
    expect(close).toHaveBeenCalledOnce();
  });

  it('shows a pause that a message starts, and lets the user end it', async () => {
    const { recording, session, shown, posted } = await startedHost();
    recording.receive({ type: 'pause', isPaused: true });
    recording.receive({ type: 'pause', isPaused: true });
    expect(shown.at(-1)).toBe('paused');
    expect(posted.at(-1)).toMatchObject({ type: 'recording', runningSince: null });
    recording.resume();

    expect(shown.at(-1)).toBe('recording');
    expect(session.setPaused.mock.calls).toEqual([[true], [false]]);
  });

  it('asks a reloading tab to join again, and notes only a long absence', async () => {
    const { recording, session, posted, sink } = await startedHost();
    recording.receive({ type: 'left' });
    expect(session.holdPicture).toHaveBeenLastCalledWith(true);
    expect(posted.at(-1)).toEqual({ type: 'away' });
    recording.receive(JOIN);
    expect(session.holdPicture).toHaveBeenLastCalledWith(false);
    expect(sink.reportGap).not.toHaveBeenCalled();

    recording.receive({ type: 'left' });
    vi.advanceTimersByTime(3_000);
    recording.receive(JOIN);
    expect(sink.reportGap).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'paused', forMs: 3_000 }));
  });

  it('stops sharing the tab at the end when the user chose so', async () => {
    const { recording, session, openSession, shown } = openHost();
    const chosen = Promise.withResolvers<void>();
    openSession.mockImplementation(async () => {
      await chosen.promise;
      return session;
    });
    recording.receive(JOIN);
    const started = recording.start();
    recording.receive(STOP);
    await vi.advanceTimersByTimeAsync(400);
    chosen.resolve();
    await started;

    expect(session.stop).toHaveBeenCalledOnce();
    expect(shown).not.toContain('recording');
  });

  it('ends a paused recording when the user stops it in the popup', async () => {
    const { recording, session, files, shown } = await startedHost();
    recording.receive({ type: 'pause', isPaused: true });
    recording.askToEnd('here');
    await vi.advanceTimersByTimeAsync(1_000);

    expect(session.stop).toHaveBeenCalledOnce();
    expect(files.saveState).toHaveBeenCalledOnce();
    expect(shown.slice(-3)).toEqual(['paused', 'ending', 'done']);
  });

  it('reports each paint of the tab, which distinguishes a static page from a stalled capture', async () => {
    const { recording, onPainted } = await startedHost();
    recording.receive({ type: 'painted' });

    expect(onPainted).toHaveBeenCalledOnce();
  });

  it('never lowers the counts of a document because of an older message', async () => {
    const { recording, files } = await startedHost();
    recording.receive(eventsOf('one', 3));
    recording.receive(eventsOf('two', 2));
    recording.receive(eventsOf('one', 1));
    recording.receive(STOP);
    await vi.advanceTimersByTimeAsync(400);

    expect(files.saveState).toHaveBeenCalledWith(expect.objectContaining({ redacted: { messages: 5 } }));
  });
});
