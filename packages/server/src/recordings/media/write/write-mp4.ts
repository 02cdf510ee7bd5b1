import { Conversion, type ConversionOptions, FilePathTarget, Mp4OutputFormat, Output } from 'mediabunny';
import { UnusableVideoError } from '../unusable-video-error.js';

/** Larger files get their index at the end: an index in front requires the whole file in memory. */
const IN_MEMORY_MAX_BYTES = 512 * 1024 * 1024;

interface Mp4Options extends Pick<ConversionOptions, 'input' | 'trim' | 'video' | 'audio'> {
  target: string;
  /** Approximate maximum size of the result; writing stops above it. */
  maxBytes: number;
}

/** Writes a seekable MP4 that plays while it loads, without the original's metadata. */
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
  if (tooLarge) throw new UnusableVideoError('its converted file becomes too large');
}
