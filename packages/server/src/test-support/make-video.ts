import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { registerMediabunnyServer } from '@mediabunny/server';
import {
  AudioSample,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  Conversion,
  type ConversionOptions,
  Input,
  MkvOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  Quality,
  WebMOutputFormat,
} from 'mediabunny';

const CLIP = fileURLToPath(new URL('../../../testing/assets/clip.mp4', import.meta.url));

const SAMPLE_RATE = 48_000;

/** Ten seconds of a recording: an H.264 MP4 that plays while it loads. */
export const readClip = () => readFile(CLIP);

/** The same as VP9 in WebM, two seconds of it. */
export const makeWebm = () =>
  convert(new WebMOutputFormat(), {
    trim: { start: 0, end: 2 },
    video: { codec: 'vp9', width: 160, frameRate: 10, quality: new Quality({ bitrate: 50_000 }) },
  });

/** The same pictures in fragments, as MediaRecorder writes an MP4. */
export const makeFragmentedMp4 = () => convert(new Mp4OutputFormat({ fastStart: 'fragmented' }), {});

/** A container that nobody asked for. */
export const makeMatroska = () => convert(new MkvOutputFormat(), {});

/** A second of a tone, and no picture. */
export async function makeSound(): Promise<Buffer> {
  registerMediabunnyServer({ hardwareContext: null });
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new AudioSampleSource({ codec: 'aac', quality: new Quality({ bitrate: 64_000 }) });
  output.addAudioTrack(source);
  await output.start();
  const data = Float32Array.from({ length: SAMPLE_RATE }, (_, at) => Math.sin(at / 20) / 4);
  using tone = new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate: SAMPLE_RATE, timestamp: 0 });
  await source.add(tone);
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

async function convert(format: OutputFormat, options: Omit<ConversionOptions, 'input' | 'output'>): Promise<Buffer> {
  registerMediabunnyServer({ hardwareContext: null });
  using input = new Input({ source: new BufferSource(await readClip()), formats: [MP4] });
  const target = new BufferTarget();
  const conversion = await Conversion.init({ input, output: new Output({ format, target }), ...options });
  await conversion.execute();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
