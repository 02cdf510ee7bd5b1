import type { TimelineEvent } from '@flowlens/core/recorded';
import { inject, onTestFinished, describe, expect, it, vi } from 'vitest';
import type { Recorder, RecorderClient, RecorderOptions } from '../recorder.js';
import { PROBE_NAMES } from '../probes/probe.js';
import { createRecorder } from './create-recorder.js';
import { descriptorsOf, differences } from '../test-support/descriptors.js';
import { failStorage } from '../test-support/fail-storage.js';

/** A client that logs its calls, which succeed at once. */
function createClient() {
  const sent: object[] = [];
  const client = {
    baseUrl: 'https://flowlens.example',
    recorder: {
      createFlow: vi.fn(async () => ({ id: 'f1' })),
      appendEvents: vi.fn(async (_flowId: string, _sequence: number, events: object[]) => {
        sent.push(...events);
        return { skipped_count: 0, skipped: [] };
      }),
      complete: vi.fn(async () => ({ recording_status: 'pending' })),
    },
    flows: { recordingStatus: vi.fn(async () => ({ recording_status: sent.length > 0 ? 'completed' : 'pending' })) },
  };
  return { client: client as unknown as RecorderClient, calls: client, sent };
}

function aRecorder(options: Partial<RecorderOptions> = {}): Recorder {
  // Each test has its own recordings in the browser's file system.
  const recorder = createRecorder({ client: createClient().client, account: crypto.randomUUID(), ...options });
  onTestFinished(() => recorder.dispose());
  return recorder;
}

/** Waits until an earlier recorder has written its recording, and this one offers it. */
async function findOrphan(recorder: Recorder): Promise<void> {
  const find = () => {
    // Lists the recordings anew.
    recorder.install();
    expect(recorder.getSnapshot().orphans).toHaveLength(1);
  };
  await vi.waitFor(find);
}

/**
 * Waits until a video has begun, at least a second after its first picture, which may be late on a busy machine. Events
 * are passed on from then.
 */
async function videoBegins(recorder: Recorder): Promise<void> {
  recorder.mark('At the start');
  await vi.waitUntil(() => recorder.getSnapshot().eventsCount > 0);
}

const ofType = (events: readonly TimelineEvent[], type: string) => events.filter((event) => event.type === type);

describe('createRecorder', () => {
  it('records and redacts events between start and stop', async () => {
    const recorder = aRecorder();
    await recorder.start();
    console.error('The total is wrong, password: hunter2');
    await (await fetch(`${inject('recorderServer')}/json`)).json();
    const draft = await recorder.stop();

    const [message] = ofType(draft.events, 'console_error');
    expect(message?.console_error_data?.message).toContain('The total is wrong');
    expect(JSON.stringify(draft.events)).not.toContain('hunter2');
    expect(ofType(draft.events, 'network_response')).toHaveLength(1);
    expect(draft.receipt.redacted.messages).toBe(1);
    expect(draft.video).toBeNull();
    await draft.discard();
  });

  it('records only the screen when asked to', async () => {
    const before = [fetch, console.error, Storage.prototype.setItem];
    const recorder = aRecorder({ probes: false });
    expect(recorder.probes).toEqual([]);
    await recorder.start();
    expect([fetch, console.error, Storage.prototype.setItem]).toEqual(before);
    console.error('Nobody hears this');
    recorder.mark('The total is wrong');
    const draft = await recorder.stop();

    expect(draft.events.map(({ type }) => type)).toEqual(['recorder_mark']);
    expect(draft.receipt.probesOff).toEqual(PROBE_NAMES);
    await draft.discard();
  });

  it('removes a request with its response and counts it in the receipt', async () => {
    const recorder = aRecorder();
    await recorder.start();
    await (await fetch(`${inject('recorderServer')}/json`)).json();
    const draft = await recorder.stop();
    const [request] = ofType(draft.events, 'network_request');
    await draft.drop(request!);

    expect(ofType(draft.events, 'network_request')).toEqual([]);
    expect(ofType(draft.events, 'network_response')).toEqual([]);
    expect(draft.receipt.gaps).toEqual([{ reason: 'events_removed', atMs: request!.relative_time_ms, count: 2 }]);
    await draft.discard();
  });

  it('sends a draft as a flow without a video, and deletes it', async () => {
    const { client, calls, sent } = createClient();
    const recorder = aRecorder({ client, project: 'p1' });
    await recorder.start();
    console.error('Boom');
    const draft = await recorder.stop();
    const phases: string[] = [];
    const flow = await draft.send({ title: 'Boom', onProgress: ({ phase }) => phases.push(phase) });

    expect(flow).toEqual({ flowId: 'f1', url: 'https://flowlens.example/flowlens/flow/f1' });
    expect(calls.recorder.createFlow).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Boom', system_id: 'p1' }),
      expect.anything(),
    );
    expect(calls.recorder.complete).toHaveBeenCalledWith('f1', expect.objectContaining({ video: false }));
    expect(sent).toContainEqual(expect.objectContaining({ type: 'console_error' }));
    expect(sent.at(-1)).toMatchObject({ type: 'metadata', metadata: { capture: { recorder: 'sdk', gaps: [] } } });
    expect(phases.at(-1)).toBe('done');
    expect(recorder.getSnapshot().draft).toBeNull();
  });

  it('reports the progress of sending to every subscriber', async () => {
    const { client } = createClient();
    const recorder = aRecorder({ client });
    await recorder.start();
    console.error('Boom');
    const draft = await recorder.stop();
    expect(draft.sending).toBeNull();
    const seen: (string | undefined)[] = [];
    draft.subscribe(() => seen.push(draft.sending?.progress.phase));
    const flow = draft.send({ title: 'Boom' });

    expect(draft.sending).toMatchObject({ progress: { phase: 'creating', sentBytes: 0 } });
    expect(draft.sending?.flow).toBe(flow);
    expect(draft.send({ title: 'Boom' })).toBe(flow);
    await flow;
    expect(seen).toContain('events');
    expect(seen.at(-1)).toBeUndefined();
    expect(draft.sending).toBeNull();
  });

  it('keeps a draft when sending is cancelled', async () => {
    const { client, calls } = createClient();
    calls.recorder.createFlow.mockImplementation(() => new Promise(() => undefined));
    const recorder = aRecorder({ client });
    await recorder.start();
    const draft = await recorder.stop();
    const flow = draft.send({ title: 'Boom' });
    await vi.waitFor(() => expect(calls.recorder.createFlow).toHaveBeenCalled());
    const [, options] = calls.recorder.createFlow.mock.calls[0] as unknown as [object, { signal: AbortSignal }];
    draft.sending?.cancel();

    expect(options.signal.aborted).toBe(true);
    expect(recorder.getSnapshot().draft).toBe(draft);
    void flow.catch(() => undefined);
    await draft.discard();
  });

  it('keeps the time of a capture that delivers no frame', async () => {
    const silent = document.createElement('canvas').captureStream(0);
    const ask = vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockResolvedValue(silent);
    onTestFinished(() => ask.mockRestore());
    const recorder = aRecorder();
    await recorder.start({ video: true });
    await new Promise((resolve) => setTimeout(resolve, 500));
    console.error('Boom');
    const draft = await recorder.stop();

    expect(draft.video).toBeNull();
    expect(draft.durationMs).toBeGreaterThan(450);
    expect(ofType(draft.events, 'console_error')[0]?.relative_time_ms).toBeGreaterThan(450);
    await draft.discard();
  });

  it('returns the text that was saved with a draft', async () => {
    const recorder = aRecorder();
    await recorder.start({ title: 'Checkout' });
    console.error('Boom');
    const draft = await recorder.stop();
    expect(draft).toMatchObject({ title: 'Checkout', description: null });
    await Promise.all([
      draft.saveText({ title: 'The total is wrong' }),
      draft.saveText({ description: 'It was 20' }),
      draft.saveText({ description: 'It was 20 before' }),
    ]);

    expect(draft).toMatchObject({ title: 'The total is wrong', description: 'It was 20 before' });
    await draft.discard();
    await expect(draft.saveText({ title: 'Too late' })).rejects.toThrow('sent or discarded');
  });

  it('reports earlier events without a start', async () => {
    const recorder = aRecorder();
    recorder.install();
    console.error('Just now');
    const draft = await recorder.report();

    expect(ofType(draft.events, 'console_error')).toHaveLength(1);
    expect(recorder.getSnapshot().status).toBe('idle');
    await draft.discard();
  });

  it('leaves a gap for a pause and excludes it from the elapsed time', async () => {
    const recorder = aRecorder();
    await recorder.start();
    recorder.pause();
    const { elapsedMs: pausedMs } = recorder.getSnapshot();
    console.error('Nobody may see this');
    await new Promise((later) => setTimeout(later, 300));
    const { elapsedMs, status } = recorder.getSnapshot();
    recorder.resume();
    const draft = await recorder.stop();

    expect(status).toBe('paused');
    expect(elapsedMs).toBe(pausedMs);
    expect(ofType(draft.events, 'console_error')).toEqual([]);
    expect(draft.receipt.gaps).toMatchObject([{ reason: 'paused' }]);
    await draft.discard();
  });

  it('marks a moment as an event', async () => {
    const recorder = aRecorder();
    await recorder.start();
    recorder.mark('Here it breaks');
    const draft = await recorder.stop();

    expect(recorder.getSnapshot().marks).toMatchObject([{ note: 'Here it breaks' }]);
    expect(ofType(draft.events, 'recorder_mark')).toHaveLength(1);
    await draft.discard();
  });

  it('offers an unsent recording on the next visit, to the same account only', async () => {
    const account = crypto.randomUUID();
    const first = aRecorder({ account });
    await first.start();
    console.error('Before the crash');
    first.dispose();

    const stranger = aRecorder();
    stranger.install();
    const next = aRecorder({ account });
    await findOrphan(next);
    const draft = await next.recover(next.getSnapshot().orphans[0]!.id);

    expect(ofType(draft!.events, 'console_error')).toHaveLength(1);
    expect(stranger.getSnapshot().orphans).toEqual([]);
    expect(next.getSnapshot().orphans).toEqual([]);
    await draft!.discard();
  });

  it('still offers a recording that could not be recovered', async () => {
    const account = crypto.randomUUID();
    const first = aRecorder({ account });
    await first.start();
    console.error('Before the crash');
    first.dispose();
    const next = aRecorder({ account });
    await findOrphan(next);
    const [{ id } = { id: '' }] = next.getSnapshot().orphans;
    const fail = vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(() => {
      throw new Error('The worker is busy.');
    });
    onTestFinished(() => fail.mockRestore());

    await expect(next.recover(id)).rejects.toThrow('The worker is busy.');
    expect(next.getSnapshot().orphans).toHaveLength(1);
    const draft = await vi.waitUntil(() => next.recover(id));

    expect(ofType(draft.events, 'console_error')).toHaveLength(1);
    await draft.discard();
  });

  it('offers a recording by its title and length, and reads it without taking it', async () => {
    const account = crypto.randomUUID();
    const first = aRecorder({ account });
    await first.start({ video: true, title: 'The checkout fails', projectId: 'p1' });
    console.error('Before the reload');
    await videoBegins(first);
    first.dispose();

    const next = aRecorder({ account });
    await findOrphan(next);
    const [orphan] = next.getSnapshot().orphans;
    expect(orphan).toMatchObject({ title: 'The checkout fails', projectId: 'p1', isAnnounced: false });
    expect(orphan!.durationMs).toBeGreaterThan(300);
    const content = await next.read(orphan!.id);

    expect(content).toMatchObject({ title: 'The checkout fails', video: { type: 'video/mp4' } });
    expect(content!.video!.size).toBeGreaterThan(0);
    expect(ofType(content!.events, 'console_error')).toHaveLength(1);
    const draft = await next.recover(orphan!.id);
    expect(draft!.title).toBe('The checkout fails');
    expect(await next.read(orphan!.id)).toBeNull();
    await draft!.discard();
  });

  it('records the screen, and trims video and events to a range', async () => {
    const recorder = aRecorder();
    await recorder.start({ video: true });
    const blink = setInterval(() => (document.body.style.background = `hsl(${Math.random() * 360} 80% 50%)`), 50);
    await videoBegins(recorder);
    await new Promise((later) => setTimeout(later, 1_500));
    console.error('At the end');
    clearInterval(blink);
    const draft = await recorder.stop();
    const [before] = ofType(draft.events, 'console_error');
    await draft.trim({ startMs: 1_500, endMs: draft.durationMs });

    expect(draft.video?.mimeType).toBe('video/mp4');
    expect(draft.video?.bytes).toBeGreaterThan(0);
    const [after] = ofType(draft.events, 'console_error');
    expect(after!.relative_time_ms).toBeLessThan(before!.relative_time_ms);
    await draft.discard();
  });

  it('reports why a capture was refused, and can be started again', async () => {
    const recorder = aRecorder();
    const refuse = vi.spyOn(navigator.mediaDevices, 'getDisplayMedia');
    refuse.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));

    await expect(recorder.start({ video: true })).rejects.toMatchObject({ code: 'capture_denied' });
    expect(recorder.getSnapshot()).toMatchObject({ status: 'idle', error: { code: 'capture_denied' } });
    refuse.mockRestore();
    await recorder.start();
    await (await recorder.stop()).discard();
  });

  it('discards a recording of an earlier visit without opening it', async () => {
    const account = crypto.randomUUID();
    const first = aRecorder({ account });
    await first.start();
    first.dispose();
    const next = aRecorder({ account });
    await findOrphan(next);
    const [{ id } = { id: '' }] = next.getSnapshot().orphans;
    await next.discard(id);

    expect(next.getSnapshot().orphans).toEqual([]);
    expect(await next.recover(id)).toBeNull();
  });

  it('reports in the snapshot why a stop failed, and can be started again', async () => {
    const recorder = aRecorder();
    await recorder.start();
    const fail = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {
      throw new Error('The worker is gone.');
    });
    onTestFinished(() => fail.mockRestore());
    await expect(recorder.stop()).rejects.toThrow('The worker is gone.');
    fail.mockRestore();

    expect(recorder.getSnapshot()).toMatchObject({ status: 'idle', error: { message: 'The worker is gone.' } });
    await recorder.start();
    expect(recorder.getSnapshot().error).toBeNull();
    await (await recorder.stop()).discard();
  });

  it('can record after the recordings of this browser could not be listed', async () => {
    const fail = vi.spyOn(FileSystemDirectoryHandle.prototype, 'keys').mockImplementation(() => {
      throw new DOMException('The disk is busy.', 'InvalidStateError');
    });
    onTestFinished(() => fail.mockRestore());
    const recorder = aRecorder();
    await expect(recorder.start()).rejects.toThrow('The disk is busy.');
    fail.mockRestore();

    await recorder.start();
    await (await recorder.stop()).discard();
    expect(recorder.getSnapshot().error).toBeNull();
  });

  it('offers the part that was written when a stop failed', async () => {
    const recorder = aRecorder();
    await recorder.start();
    console.error('Before the disk was full');
    await vi.waitUntil(() => recorder.getSnapshot().eventsCount > 0);
    const restore = failStorage('write', 'The disk is full.');
    await expect(recorder.stop()).rejects.toThrow('The disk is full.');
    restore();

    const [orphan] = recorder.getSnapshot().orphans;
    const draft = await recorder.recover(orphan?.id ?? '');
    expect(draft?.events.map(({ type }) => type)).toEqual(['console_error']);
    await draft?.discard();
  });

  it.each([
    ['the user is asked for the screen', 'getDisplayMedia'],
    ['its files are created', 'postMessage'],
  ])('stops the capture when it is disposed while %s', async (_step, call) => {
    const stream = document.createElement('canvas').captureStream(0);
    const ask = vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockImplementation(async () => {
      if (call === 'getDisplayMedia') recorder.dispose();
      return stream;
    });
    const { postMessage } = Worker.prototype;
    const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, ...sent) {
      recorder.dispose();
      postMessage.apply(this, sent);
    });
    onTestFinished(() => [ask, post].forEach((spy) => spy.mockRestore()));
    const recorder = aRecorder();

    await expect(recorder.start({ video: true })).rejects.toThrow('disposed');
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
    expect(recorder.getSnapshot().status).toBe('disposed');
  });

  it('restores every global when it is disposed after a recording', async () => {
    const before = descriptorsOf(window);
    const recorder = createRecorder({ client: createClient().client });
    recorder.install();
    expect(differences(before, descriptorsOf(window))).toContain('window.fetch');
    await recorder.start();
    await (await recorder.stop()).discard();
    recorder.dispose();

    expect(differences(before, descriptorsOf(window))).toEqual([]);
    expect(recorder.getSnapshot().status).toBe('disposed');
  });

  it('records a page on the server’s origin, but neither API calls nor the FlowLens app', async () => {
    const { client } = createClient();
    const recorder = aRecorder({ client: { ...client, baseUrl: '' } });
    await recorder.start();
    await fetch('/flowlens/flows');
    await fetch('/orders');
    const draft = await recorder.stop();
    expect(ofType(draft.events, 'network_request').map(({ network_request_data: data }) => data?.url)).toEqual([
      `${location.origin}/orders`,
    ]);
    await draft.discard();

    const mark = document.createElement('meta');
    Object.assign(mark, { name: 'application-name', content: 'FlowLens' });
    document.head.append(mark);
    onTestFinished(() => mark.remove());
    const inApp = aRecorder({ client: { ...client, baseUrl: '' } });
    await inApp.start();
    await fetch('/orders');
    console.error('in the app');
    const appDraft = await inApp.stop();
    expect(appDraft.events).toEqual([]);
    await appDraft.discard();
  });
});
