import { join } from 'node:path';
import { EncodedPacketSink, FilePathTarget } from 'mediabunny';
import type { CaptureNote } from '@flowlens/client';
import { type Container, inspectContainer, openFile } from './open/container.js';
import { type Copied, copyToMp4 } from './write/copy-to-mp4.js';
import type { TimeRange } from './open/time-range.js';
import { undecodablePictures, undecodableSound } from './open/find-undecodable.js';
import { isIntactPacket } from './open/is-intact-packet.js';
import { isSystemError } from './open/is-system-error.js';
import { MEDIA_NAMES } from './media-names.js';
import type { MediaResult } from './messages.js';
import { openParts } from './open/open-parts.js';
import { openVideo, type OpenVideo } from './open/open-video.js';
import { writePreview } from './write/preview.js';
import { writeThumbnail } from './write/thumbnail.js';
import { type VideoFile, writeVideo } from './write/write-video.js';

/** Maximum number of damaged ranges that are reported. */
const DAMAGES_MAX = 20;

interface Work {
  source: string;
  folder: string;
  withSound: boolean;
  onProbed: (durationMs: number) => Promise<void>;
}

/**
 * Creates video, preview and thumbnail from the intact parts of an uploaded file, without undecodable data.
 *
 * @throws UnusableVideoError
 */
export async function makeFiles({ source, folder, withSound, onProbed }: Work): Promise<MediaResult> {
  await using file = await openFile(source);
  const container = await inspectContainer(file.read, file.size);
  using parts = await openParts(file, container);
  const [video] = parts.videos;
  await onProbed(Math.round(1_000 * video.durationS));
  if (withSound && (await isComplete(container, video)))
    return await writeDecodable(video, { path: source, ready: container.ready, mayCopy: true }, folder);
  const path = join(folder, 'copy.mp4');
  const target = new FilePathTarget(path);
  const knowsEnd = !container.parts.damaged && !container.parts.cutShort;
  const copied = await copyToMp4(parts.videos, { target, withSound, knowsEnd });
  using copy = await openVideo(path, { kind: 'mp4' });
  const files = await writeDecodable(copy, { path, ready: false, mayCopy: !copied.isBroken }, folder);
  return { ...files, notes: [...notesOf(copied, container), ...files.notes] };
}

/** Returns whether the file needs no repair, and its last picture has a duration. */
async function isComplete({ kind, parts }: Container, { hasEnd, track }: OpenVideo): Promise<boolean> {
  if (kind !== 'mp4' || !hasEnd || parts.stretches) return false;
  const codec = await track.getCodec();
  if (!codec) return false;
  for await (const packet of new EncodedPacketSink(track).packets()) if (!isIntactPacket(packet, codec)) return false;
  return true;
}

/** Leaves out undecodable packets when the conversion fails, and all sound when it fails again. */
async function writeDecodable(video: OpenVideo, file: VideoFile, folder: string): Promise<MediaResult> {
  try {
    return await write(video, { file, folder, withSound: true });
  } catch (error) {
    if (isSystemError(error)) throw error;
    const sound = await video.input.getPrimaryAudioTrack();
    const omitted = {
      pictures: await undecodablePictures(video.track),
      sound: sound ? await undecodableSound(sound) : [],
    };
    if (omitted.pictures.length + omitted.sound.length === 0) {
      if (!sound) throw error;
      return silent(await write(video, { file, folder, withSound: false }));
    }
    const path = join(folder, 'decodable.mp4');
    const copied = await copyToMp4([video], { target: new FilePathTarget(path), knowsEnd: true, omitted });
    using decodable = await openVideo(path, { kind: 'mp4' });
    const order = { file: { path, ready: false, mayCopy: !copied.isBroken }, folder };
    const files = await write(decodable, { ...order, withSound: true }).catch(async (failure: unknown) => {
      if (isSystemError(failure) || !sound) throw failure;
      return silent(await write(decodable, { ...order, withSound: false }));
    });
    if (sound && !(await decodable.input.getPrimaryAudioTrack())) copied.lacksSound = true;
    const notes = [
      ...(copied.gaps.length + Number(copied.lacksSound) === 0 ? notesOfSound(omitted.sound) : []),
      ...notesOf(copied),
    ];
    return { ...files, notes: [...notes, ...files.notes] };
  }
}

interface WriteOrder {
  file: VideoFile;
  folder: string;
  withSound: boolean;
}

async function write(video: OpenVideo, { file, folder, withSound }: WriteOrder): Promise<MediaResult> {
  const momentS = await writeThumbnail(video, join(folder, MEDIA_NAMES.thumbnail));
  await writePreview(video, { target: join(folder, MEDIA_NAMES.preview), momentS });
  const durationMs = await writeVideo(video, { file, target: join(folder, MEDIA_NAMES.video), withSound });
  return { durationMs, notes: [] };
}

function silent(files: MediaResult): MediaResult {
  return { ...files, notes: [...files.notes, { code: 'sound_left_out' }] };
}

/** Returns one note for all ranges. */
function notesOfSound(ranges: TimeRange[]): CaptureNote[] {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return [];
  const forMs = Math.round(1_000 * (last.endS - first.startS));
  return [
    {
      code: 'video_damaged',
      at_ms: Math.round(1_000 * first.startS),
      ...(Number.isFinite(forMs) && { for_ms: forMs }),
    },
  ];
}

function notesOf({ gaps, endMs, lacksSound }: Copied, container?: Container): CaptureNote[] {
  const { damaged = false, cutShort = false } = container?.parts ?? {};
  const notes: CaptureNote[] = gaps.slice(0, DAMAGES_MAX).map(({ atMs, forMs }) => ({
    code: 'video_damaged',
    at_ms: atMs,
    ...(forMs !== undefined && { for_ms: forMs }),
  }));
  if (damaged && notes.length === 0) notes.push({ code: 'video_damaged' });
  if (cutShort) notes.push({ code: 'video_cut_short', at_ms: endMs });
  if (lacksSound) notes.push({ code: 'sound_left_out' });
  return notes;
}
