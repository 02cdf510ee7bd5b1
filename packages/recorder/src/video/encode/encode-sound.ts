import { createFrameClock, epochNow } from '../frame-clock.js';
import { readTrack } from './read-track.js';

const BITRATE = 64_000;
/** Shorter gaps are jitter of the device. */
const JITTER_US = 60_000;
/** Silence is added if the microphone is this late, because the file waits for sound before it writes a fragment. */
const LATE_US = 1_000_000;
const SILENCE_PIECE_US = 1_000_000;
const FIRST_SOUND_MS = 3_000;

export interface SoundEncoder {
  /** Starts to encode at time 0 of the video, given in epoch milliseconds. */
  begin: (videoOrigin: () => number) => void;
  setMuted: (muted: boolean) => void;
  /** Adds silence up to a time of the video if the microphone delivers nothing. */
  fill: (timeUs: number) => void;
  /** Fills up to the end and finishes. */
  close: (endUs: number) => Promise<void>;
}

interface SoundParts {
  track: MediaStreamTrack;
  onChunk: (chunk: EncodedAudioChunk, metadata: EncodedAudioChunkMetadata | undefined) => void;
  onError: (error: Error) => void;
}

type Format = Pick<AudioEncoderConfig, 'sampleRate' | 'numberOfChannels'>;

/**
 * Encodes a microphone as Opus. The sound has no gaps: pauses, a silent or lost device and lost buffers become silence.
 *
 * @returns null if the browser cannot encode Opus, or no sound arrives
 */
export async function startSoundEncoder({ track, onChunk, onError }: SoundParts): Promise<SoundEncoder | null> {
  if (typeof AudioEncoder === 'undefined') return null;
  let take: ((data: AudioData) => void) | undefined;
  const firstFormat = Promise.withResolvers<Format | null>();
  const reader = readTrack<AudioData>(
    track,
    (data) => {
      firstFormat.resolve({ sampleRate: data.sampleRate, numberOfChannels: data.numberOfChannels });
      if (take) take(data);
      else data.close();
    },
    () => firstFormat.resolve(null),
  );
  const timer = setTimeout(() => firstFormat.resolve(null), FIRST_SOUND_MS);
  const format = await firstFormat.promise;
  clearTimeout(timer);
  const config = format && { codec: 'opus', bitrate: BITRATE, ...format };
  const supported = config && (await AudioEncoder.isConfigSupported(config).catch(() => null))?.supported;
  if (!config || !supported) {
    reader.stop();
    return null;
  }

  const encoder = new AudioEncoder({ output: onChunk, error: onError });
  encoder.configure(config);
  let muted = false;
  let endUs = 0;
  // Sound and pictures have timestamps of different clocks.
  const clock = createFrameClock(epochNow);

  const encode = (data: AudioData) => {
    if (encoder.state === 'configured') encoder.encode(data);
    endUs = data.timestamp + data.duration;
    data.close();
  };
  const fill = (toUs: number) => {
    while (toUs - endUs > JITTER_US) encode(silence(config, endUs, Math.min(toUs - endUs, SILENCE_PIECE_US)));
  };

  return {
    begin(videoOrigin) {
      take = (data) => {
        clock.see(data.timestamp + data.duration);
        const startUs = (clock.epochOf(data.timestamp) - videoOrigin()) * 1_000;
        const isUsable = data.sampleRate === config.sampleRate && data.numberOfChannels === config.numberOfChannels;
        // Sound from before the first picture, or sound that overlaps added silence.
        const isLate = startUs < endUs - JITTER_US;
        if (muted || !isUsable || isLate || startUs < 0) return data.close();
        fill(startUs);
        encode(retimed(data, endUs));
      };
    },
    setMuted(value) {
      muted = value;
    },
    fill(timeUs) {
      if (timeUs - endUs > LATE_US) fill(timeUs);
    },
    async close(timeUs) {
      reader.stop();
      fill(timeUs);
      if (encoder.state !== 'configured') return;
      await encoder.flush().catch(onError);
      if ((encoder.state as CodecState) !== 'closed') encoder.close();
    },
  };
}

function retimed(data: AudioData, timestamp: number): AudioData {
  const { sampleRate, numberOfChannels, numberOfFrames } = data;
  const format = 'f32-planar';
  const samples = new Float32Array(numberOfFrames * numberOfChannels);
  for (let planeIndex = 0; planeIndex < numberOfChannels; planeIndex += 1)
    data.copyTo(samples.subarray(planeIndex * numberOfFrames), { format, planeIndex });
  data.close();
  return new AudioData({ format, sampleRate, numberOfChannels, numberOfFrames, timestamp, data: samples });
}

function silence({ sampleRate, numberOfChannels }: Format, timestamp: number, durationUs: number): AudioData {
  const numberOfFrames = Math.max(1, Math.round((durationUs * sampleRate) / 1_000_000));
  const data = new Float32Array(numberOfFrames * numberOfChannels);
  return new AudioData({ format: 'f32-planar', sampleRate, numberOfChannels, numberOfFrames, timestamp, data });
}
