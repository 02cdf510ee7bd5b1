import type { RecordingStatus } from '@flowlens/client';
import { detailOf } from '@flowlens/core/failures';
import { flowPath } from '@flowlens/core/links';
import { refusal } from '@flowlens/core/refusals';
import type { SentFlow } from '../recorder.js';
import type { RecordingFiles } from '../spool/recording-files.js';
import { createSender, newSendState, type ReportingSender, type SenderParts } from './create-sender.js';
import { randomKey } from './random-key.js';
import { delay, statusOf } from './retry.js';
import { SendError } from './send-error.js';
import { sendEvents, sendMetadata } from './send-events.js';
import { cancelVideo, sendVideo, type VideoSource } from './send-video.js';
import { flowIdOf, type Sender } from './sender.js';

const FOLLOW_EVERY_MS = 2_000;
const POLL_MS = 1_000;
const POLL_MAX_MS = 5_000;
/** Maximum number of flows announced for one recording, after the server gave up the first. */
const FLOWS_MAX = 2;

export interface SendOptions extends SenderParts {
  /**
   * Sends during the recording, and ends after `durationMs` of its state is set. Sent data cannot be withdrawn, so
   * there is no review.
   * @default false
   */
  follow?: boolean;
}

/** The server lost the flow, or gave it up because it came too late. */
class FlowGoneError extends Error {}

/**
 * Sends a recording, and deletes it from this browser after the server has turned it into a flow. Progress is saved
 * after each step, so another call continues where this one stopped. Waits for the network.
 *
 * @throws SendError; FlowLensApiError if the server refuses; the reason of `signal`. The files stay in all cases
 */
export async function sendRecording(options: SendOptions): Promise<SentFlow> {
  const { files } = options;
  const sender = await createSender(options);
  for (let flows = 1; ; flows += 1) {
    try {
      await sendOnce(sender, options);
      break;
    } catch (error) {
      if (!(error instanceof FlowGoneError)) throw error;
      if (flows >= FLOWS_MAX) throw new SendError('gone', 'The server does not keep this recording.', { cause: error });
      const { details } = sender.state();
      await files.saveState({ send: newSendState(details) });
    }
  }
  const flow = sentFlow(sender);
  await files.remove();
  sender.report('done');
  return flow;
}

/**
 * Announces a recording, so that its flow has a URL before its data is sent. `sendRecording` sends the data.
 *
 * @throws FlowLensApiError if the server refuses; the reason of `signal`
 */
export async function announceRecording(options: SenderParts): Promise<SentFlow> {
  const sender = await createSender(options);
  sender.report('creating');
  await announce(sender);
  return sentFlow(sender);
}

function sentFlow(sender: Sender): SentFlow {
  const flowId = flowIdOf(sender);
  return { flowId, url: `${sender.client.baseUrl}${flowPath(flowId)}` };
}

async function sendOnce(sender: ReportingSender, { follow = false }: SendOptions): Promise<void> {
  const { report } = sender;
  report('creating');
  await announce(sender);
  const status = await readStatus(sender);
  if (status === 'failed') throw sender.state().completed ? processingFailed() : new FlowGoneError();
  if (status === 'pending' && !sender.state().completed) {
    // A recording that may already be complete rejects everything else.
    if (!sender.state().isCompleting) await sendContent(sender, follow);
    await complete(sender);
  }
  report('finishing');
  await waitUntilProcessed(sender);
}

/** Sends events and video until the recording has ended and everything is sent. */
async function sendContent(sender: ReportingSender, follow: boolean): Promise<void> {
  const { files, signal, report } = sender;
  for (;;) {
    const isFinal = !follow || files.state().durationMs !== undefined;
    const video = await videoSource(files, isFinal);
    await sender.measure(video?.bytes ?? 0);
    report('events');
    await asFlowGone(sendEvents(sender));
    report('video');
    if (video) await asFlowGone(sendVideo(sender, video));
    else if (isFinal) await cancelVideo(sender);
    if (isFinal) break;
    await delay(FOLLOW_EVERY_MS, signal);
  }
  report('finishing');
  await asFlowGone(sendMetadata(sender));
}

async function complete(sender: Sender): Promise<void> {
  const { client, signal, state, save, retry } = sender;
  await save({ isCompleting: true });
  const options = { signal, video: state().uploadId !== undefined };
  await retry(() => client.recorder.complete(flowIdOf(sender), options)).catch(ignoreIfProcessing(sender));
  await save({ completed: true });
}

/** Announces the flow. With the same key, a repetition returns the first flow. */
async function announce({ files, client, state, save, signal, retry }: Sender): Promise<void> {
  const { flowId, idempotencyKey, details } = state();
  if (flowId !== undefined) return;
  const { title, description, projectId, tagIds } = details;
  const input = {
    title,
    recorded_at: new Date(files.state().origin).toISOString(),
    ...(description !== undefined && { description }),
    ...(projectId !== undefined && { system_id: projectId }),
    ...(tagIds !== undefined && { tag_ids: tagIds }),
  };
  const create = (key: string) => retry(() => client.recorder.createFlow(input, { idempotencyKey: key, signal }));
  const flow = await create(idempotencyKey).catch(async (error: unknown) => {
    if (detailOf(error) !== refusal('answerLost')) throw error;
    // The server cannot repeat its response. The first flow, whose id is unknown here, expires by itself.
    const anotherKey = randomKey();
    await save({ idempotencyKey: anotherKey });
    return create(anotherKey);
  });
  await save({ flowId: flow.id });
}

async function readStatus(sender: Sender): Promise<RecordingStatus['recording_status']> {
  const { client, signal, retry } = sender;
  const { recording_status: status } = await asFlowGone(
    retry(() => client.flows.recordingStatus(flowIdOf(sender), signal)),
  );
  return status;
}

async function videoSource(files: RecordingFiles, isFinal: boolean): Promise<VideoSource | undefined> {
  const { video } = files.state();
  if (!video) return undefined;
  const { mimeType } = video;
  if (!isFinal)
    return { bytes: await files.videoBytes(), mimeType, isFinal, read: (from, to) => files.readVideoPart(from, to) };
  const blob = await files.readVideo();
  return blob && { bytes: blob.size, mimeType, isFinal, read: async (from, to) => blob.slice(from, to) };
}

/** A lost flow responds with 404; an abandoned one rejects everything with 409. */
async function asFlowGone<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === 404) throw new FlowGoneError(undefined, { cause: error });
    throw error;
  }
}

/** `complete` is rejected once the server processes the recording, for example if its first response was lost. */
function ignoreIfProcessing(sender: Sender) {
  return async (error: unknown) => {
    if (statusOf(error) === 404) throw new FlowGoneError(undefined, { cause: error });
    if (statusOf(error) !== 409) throw error;
    const status = await readStatus(sender);
    if (status === 'in_progress' || status === 'completed') return;
    // Everything was sent, but the server has deleted parts of it, as it does after a day.
    throw new FlowGoneError(undefined, { cause: error });
  };
}

async function waitUntilProcessed(sender: Sender): Promise<void> {
  for (let pollMs = POLL_MS; ; pollMs = Math.min(pollMs * 1.5, POLL_MAX_MS)) {
    const status = await readStatus(sender);
    if (status === 'completed') return;
    if (status === 'failed') throw processingFailed();
    await delay(pollMs, sender.signal);
  }
}

function processingFailed(): SendError {
  return new SendError('processing_failed', 'The server could not process this recording. It is kept in this browser.');
}
