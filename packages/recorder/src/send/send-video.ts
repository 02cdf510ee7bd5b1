import { delay, statusOf } from './retry.js';
import { flowIdOf, type Sender } from './sender.js';

const CHUNK_BYTES = 8 * 1024 * 1024;
/** While recording, smaller chunks are sent later. */
const MIN_CHUNK_BYTES = 1024 * 1024;
/** An interrupted request may still be running when the next one arrives. */
const CONFLICT_TRIES = 10;
const CONFLICT_WAIT_MS = 500;
/** Uploads expire on the server after 24 hours; a new one then begins at the first byte. */
const GONE = new Set([404, 410]);
const UPLOADS_MAX = 5;

/** The video, as far as it is known. */
export interface VideoSource {
  bytes: number;
  mimeType: string;
  /** False while the file grows. */
  isFinal: boolean;
  read: (startByte: number, endByte: number) => Promise<Blob | Uint8Array<ArrayBuffer>>;
}

/** Uploads the available part of the video, from the server's offset. */
export async function sendVideo(sender: Sender, source: VideoSource): Promise<void> {
  for (let uploads = 0; ; uploads += 1) {
    try {
      const isNew = sender.state().uploadId === undefined;
      const uploadId = sender.state().uploadId ?? (await beginUpload(sender, source));
      if (await continueUpload(sender, source, { uploadId, offset: isNew ? 0 : undefined })) return;
      // A crash truncated the file below the offset that was already sent.
      await sender.retry(() => sender.client.recorder.cancelUpload(uploadId, sender.signal));
    } catch (error) {
      const isLost = sender.state().uploadId !== undefined && GONE.has(statusOf(error) ?? 0);
      if (!isLost || uploads >= UPLOADS_MAX) throw error;
    }
    await sender.forgetUpload();
  }
}

/** Cancels an upload that began during the recording if the video turned out to be empty. */
export async function cancelVideo(sender: Sender): Promise<void> {
  const { uploadId } = sender.state();
  if (uploadId === undefined) return;
  await sender
    .retry(() => sender.client.recorder.cancelUpload(uploadId, sender.signal))
    .catch((error: unknown) => {
      if (!GONE.has(statusOf(error) ?? 0)) throw error;
    });
  await sender.forgetUpload();
}

async function beginUpload(sender: Sender, { bytes, mimeType, isFinal }: VideoSource): Promise<string> {
  const start = { flowId: flowIdOf(sender), mimeType, ...(isFinal && { sizeBytes: bytes }) };
  const uploadId = await sender.retry(() => sender.client.recorder.createUpload(start, sender.signal));
  await sender.save({ uploadId, uploadIsOpen: !isFinal });
  return uploadId;
}

interface Position {
  uploadId: string;
  /** Undefined if only the server knows. */
  offset: number | undefined;
}

/** Declares the size of an upload that began during the recording. */
async function closeUpload(
  sender: Sender,
  { uploadId, offset, sizeBytes }: Position & { offset: number; sizeBytes: number },
) {
  const { client, signal, retry, save } = sender;
  const chunk = { offset, bytes: new Uint8Array(), sizeBytes };
  await retry(() => client.recorder.appendUpload(uploadId, chunk, signal)).catch((error: unknown) => {
    // The server already knows the size from an earlier call, whose response was lost.
    if (statusOf(error) !== 400) throw error;
  });
  await save({ uploadIsOpen: false });
}

/** Returns false if the server has more than there is to send. */
async function continueUpload(sender: Sender, source: VideoSource, start: Position): Promise<boolean> {
  const { client, signal, retry, onVideoBytes } = sender;
  const { uploadId } = start;
  const readOffset = () => client.recorder.uploadOffset(uploadId, signal);
  const ask = () => retry(readOffset);
  let offset = start.offset ?? (await ask());
  let conflicts = 0;
  for (;;) {
    onVideoBytes(Math.min(offset, source.bytes));
    if (offset > source.bytes) return !source.isFinal;
    if (source.isFinal && sender.state().uploadIsOpen) {
      await closeUpload(sender, { uploadId, offset, sizeBytes: source.bytes });
      continue;
    }
    const rest = source.bytes - offset;
    if (rest === 0 || (!source.isFinal && rest < MIN_CHUNK_BYTES)) return true;
    const end = Math.min(offset + CHUNK_BYTES, source.bytes);
    const chunk = { offset, bytes: await source.read(offset, end) };
    try {
      // After a failure, the server returns its offset: it may have received a part of the chunk, or all of it if only
      // the response was lost.
      offset = await retry(() => client.recorder.appendUpload(uploadId, chunk, signal), readOffset);
      conflicts = 0;
    } catch (error) {
      conflicts += 1;
      if (statusOf(error) !== 409 || conflicts > CONFLICT_TRIES) throw error;
      if (conflicts > 1) await delay(CONFLICT_WAIT_MS, signal);
      offset = await ask();
    }
  }
}
