import { writeFile } from 'node:fs/promises';
import { VideoSampleSink } from 'mediabunny';
import sharp, { type Sharp } from 'sharp';
import { UnusableVideoError } from '../unusable-video-error.js';
import type { OpenVideo } from '../open/open-video.js';

const WIDTH_PX = 640;
const QUALITY = 82;
/** Candidates for the thumbnail, as fractions of the duration: the first moments of a recording are often blank. */
const MOMENTS = [0.2, 0.4, 0.6, 0.8];

interface Candidate {
  momentS: number;
  image: Sharp;
  /** Amount of detail: bits per pixel. */
  entropy: number;
}

/**
 * Writes the most detailed of some pictures as a JPEG, and returns its time in the video.
 *
 * @throws UnusableVideoError when no picture can be decoded
 */
export async function writeThumbnail(video: OpenVideo, target: string): Promise<number> {
  const sink = new VideoSampleSink(video.track);
  const candidates: Candidate[] = [];
  for (const share of MOMENTS) {
    const candidate = await pictureAt(sink, video, video.startS + share * video.durationS);
    if (candidate) candidates.push(candidate);
  }
  // Mediabunny finds no key frame for pictures in a fragment without one, when the file has no index.
  const first = candidates.length === 0 && (await pictureAt(sink, video, video.startS));
  if (first) candidates.push(first);
  const [best] = candidates.sort((one, other) => other.entropy - one.entropy);
  if (!best) throw new UnusableVideoError('none of its pictures can be decoded');
  // Without sharp's own file access, which does not distinguish a full disk from an invalid picture.
  await writeFile(target, await best.image.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer());
  return best.momentS;
}

async function pictureAt(sink: VideoSampleSink, video: OpenVideo, momentS: number): Promise<Candidate | undefined> {
  using sample = await sink.getSample(momentS);
  if (!sample) return undefined;
  using small = await sample.transform({ width: Math.min(WIDTH_PX, video.width) });
  const pixels = new Uint8Array(small.allocationSize({ format: 'RGBA' }));
  await small.copyTo(pixels, { format: 'RGBA' });
  const raw = { width: small.codedWidth, height: small.codedHeight, channels: 4 as const };
  const image = sharp(pixels, { raw }).removeAlpha();
  return { momentS, image, entropy: (await image.clone().stats()).entropy };
}
