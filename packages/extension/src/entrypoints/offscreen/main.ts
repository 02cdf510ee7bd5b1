import { CaptureError, StorageFullError } from '@flowlens/recorder/parts';
import { browser } from 'wxt/browser';
import { DEEP_PORT } from '../../deep/deep-message.js';
import { answerRequests } from '../../messages/answer.js';
import { ask } from '../../messages/ask.js';
import type { MessageName, RequestOf } from '../../messages/messages.js';
import { isOwnPage } from '../../messages/is-own-page.js';
import { ownUrl } from '../../messages/own-url.js';
import { PAGE_PORT } from '../../messages/page-port.js';
import { Problem } from '../../messages/problem.js';
import { createInstantReplay, type InstantReplay } from '../../offscreen/instant-replay.js';
import { createOutgoingRecordings } from '../../offscreen/outgoing-recordings.js';
import { OBSERVED_REQUESTS_PORT } from '../../observed-requests/observed-request.js';
import { createTabRecorder, type TabRecorder } from '../../offscreen/tab-recorder.js';

const OWN = { id: browser.runtime.id, url: ownUrl('/') };
const TICK_MS = 1_000;

let recorder: TabRecorder | undefined;
let replay: InstantReplay | undefined;
let ticking: ReturnType<typeof setInterval> | undefined;

browser.runtime.onConnect.addListener((port) => {
  const observer = recorder ?? replay;
  if (!observer) return port.disconnect();
  if (port.name === PAGE_PORT) return observer.accept(port);
  const isOwn = isOwnPage(port.sender ?? {}, OWN);
  if (port.name === OBSERVED_REQUESTS_PORT && isOwn) observer.acceptObservedRequests(port);
  else if (port.name === DEEP_PORT && recorder && isOwn) recorder.acceptDeep(port);
  else port.disconnect();
});

const outgoing = createOutgoingRecordings({
  onProgress: (id, progress) => send('background.sendingChanged', { id, progress }),
  onEnded: (id, failure) => send('background.sendingEnded', { id, failure }),
});

answerRequests<'offscreen'>({
  'offscreen.prepare'(request) {
    if (recorder) throw new Problem('already_recording');
    recorder = createTabRecorder({
      ...request,
      extensionId: browser.runtime.id,
      onChange: sendState,
      onEnded: () => void endAndReport(),
    });
  },
  async 'offscreen.start'(capture) {
    await running().start(capture).catch(throwProblem);
    ticking = setInterval(sendState, TICK_MS);
    sendState();
  },
  'offscreen.setPaused': ({ isPaused }) => running().setPaused(isPaused),
  'offscreen.mark': ({ note }) => running().mark(note),
  'offscreen.allowOrigin': ({ origin }) => running().allowOrigin(origin),
  'offscreen.stop': () => end(),
  'offscreen.arm'(request) {
    if (recorder || replay) throw new Problem('already_recording');
    replay = createInstantReplay({
      ...request,
      extensionId: browser.runtime.id,
      onEnded: () => void disarmAndReport(),
    });
  },
  'offscreen.startReplay': (capture) => armed().start(capture),
  'offscreen.saveReplay': async () => ({ id: await armed().save() }),
  'offscreen.disarm': () => disarm(),
  'offscreen.holdEvents': () => armed().holdEvents(),
  'offscreen.saveHeldEvents': () => armed().saveHeldEvents(),
  'offscreen.send': outgoing.send,
  'offscreen.abandon': ({ id }) => outgoing.abandon(id),
  'offscreen.isIdle': () => recorder === undefined && replay === undefined && outgoing.isEmpty(),
});

function running(): TabRecorder {
  if (!recorder) throw new Problem('not_recording');
  return recorder;
}

function armed(): InstantReplay {
  if (!replay) throw new Problem('not_armed');
  return replay;
}

async function disarm(): Promise<void> {
  const ended = replay;
  replay = undefined;
  await ended?.stop();
}

async function disarmAndReport(): Promise<void> {
  await disarm();
  send('background.disarm', {});
}

function throwProblem(error: unknown): never {
  if (error instanceof CaptureError && error.code === 'microphone_denied') throw new Problem('no_microphone');
  if (error instanceof StorageFullError) throw new Problem('storage_full');
  throw error;
}

async function end(): Promise<{ id: string }> {
  const ended = running();
  try {
    await ended.stop();
  } finally {
    clearInterval(ticking);
    if (recorder === ended) recorder = undefined;
  }
  return { id: ended.view().id };
}

/** The popup offers the recording even if it could not be finished. */
async function endAndReport(): Promise<void> {
  const { id } = running().view();
  await end().catch(() => undefined);
  await ask('background.recordingEnded', { id });
}

function sendState(): void {
  if (recorder) send('background.recordingChanged', recorder.view());
}

/** Starts the worker if it is stopped. */
function send<Name extends MessageName>(name: Name, request: RequestOf<Name>): void {
  ask(name, request).catch(() => undefined);
}
