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
  type VideoCodec,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from 'mediabunny';

const CLIP = fileURLToPath(new URL('../../../testing/assets/clip.mp4', import.meta.url));

const SAMPLE_RATE = 48_000;
const SOUND_QUALITY = new Quality({ bitrate: 64_000 });
const PICTURE = { codedWidth: 160, codedHeight: 120 };

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

/** What MediaRecorder writes for `video/webm;codecs=h264`: a WebM in all but its name. */
export const makeMatroska = () => convert(new MkvOutputFormat(), {});

/** A second of a tone, and no picture. */
export async function makeSound(): Promise<Buffer> {
  registerMediabunnyServer({ hardwareContext: null });
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new AudioSampleSource({ codec: 'aac', quality: SOUND_QUALITY });
  output.addAudioTrack(source);
  await output.start();
  await addTone(source, 1);
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

async function addTone(source: AudioSampleSource, seconds: number): Promise<void> {
  const data = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, at) => Math.sin(at / 20) / 4);
  using tone = new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate: SAMPLE_RATE, timestamp: 0 });
  await source.add(tone);
}

/** Grey pictures, each on the screen from its time on. As recorders write it, nothing says how long the last one stays. */
export async function makePictures(
  pictures: readonly { atS: number; grey: number }[],
  {
    codec = 'vp8',
    format = new WebMOutputFormat({ appendOnly: true }),
    soundS = 0,
  }: { codec?: VideoCodec; format?: OutputFormat; soundS?: number } = {},
): Promise<Buffer> {
  registerMediabunnyServer({ hardwareContext: null });
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new VideoSampleSource({ codec, keyFrameInterval: 1, quality: new Quality({ bitrate: 200_000 }) });
  output.addVideoTrack(source);
  const sound = new AudioSampleSource({ codec: 'opus', quality: SOUND_QUALITY });
  if (soundS > 0) output.addAudioTrack(sound);
  await output.start();
  if (soundS > 0) await addTone(sound, soundS);
  for (const { atS, grey } of pictures) {
    const data = Buffer.alloc(4 * PICTURE.codedWidth * PICTURE.codedHeight, grey);
    using picture = new VideoSample(data, { ...PICTURE, format: 'RGBX', timestamp: atS });
    await source.add(picture);
  }
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
