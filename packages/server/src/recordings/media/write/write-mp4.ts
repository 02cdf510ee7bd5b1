import { Conversion, type ConversionOptions, FilePathTarget, Mp4OutputFormat, Output } from 'mediabunny';
import { UnusableVideoError } from '../unusable-video-error.js';

/** Above this a file gets its index at the end: with the index in front it would lie in memory as a whole. */
const IN_MEMORY_MAX_BYTES = 512 * 1024 * 1024;

interface Mp4Options extends Pick<ConversionOptions, 'input' | 'trim' | 'video' | 'audio'> {
  target: string;
  /** Approximate maximum size of the result; writing stops above it. */
  maxBytes: number;
}

/** Writes a video as an MP4 that plays while it loads and can be sought in, without the texts of the original. */
export async function writeMp4({ target, maxBytes, ...options }: Mp4Options): Promise<void> {
  const fastStart = maxBytes <= IN_MEMORY_MAX_BYTES ? 'in-memory' : false;
  const output = new Output({ format: new Mp4OutputFormat({ fastStart }), target: new FilePathTarget(target) });
  const conversion = await Conversion.init({
    tracks: 'primary',
    tags: {},
    showWarnings: false,
    ...options,
    output,
  });
  if (!conversion.utilizedTracks.some((track) => track.isVideoTrack()))
    throw new UnusableVideoError('its video track cannot be copied or converted');
  let tooLarge = false;
  output.target.on('write', ({ end }) => {
    if (end <= maxBytes || tooLarge) return;
    tooLarge = true;
    void conversion.cancel();
  });
  try {
    await conversion.execute();
  } catch (error) {
    if (!tooLarge) throw error;
  }
  if (tooLarge) throw new UnusableVideoError('what is made of it becomes too large');
}
