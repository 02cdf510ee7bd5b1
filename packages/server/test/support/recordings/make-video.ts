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
  EncodedAudioPacketSource,
  type EncodedPacket,
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

const CLIP = fileURLToPath(new URL('../../../../testing/assets/clip.mp4', import.meta.url));

const SAMPLE_RATE = 48_000;
const SOUND_QUALITY = new Quality({ bitrate: 64_000 });
const PICTURE = { codedWidth: 160, codedHeight: 120 };

/** Returns a small file of a browser recording, intact or damaged, from the folder `media`. */
export const readRecording = (name: string) => readFile(new URL(`../media/${name}`, import.meta.url));

/** A recording of ten seconds: an H.264 MP4 that plays while it loads. */
export const readClip = () => readFile(CLIP);

/** Returns the bytes of an MP4 from its media data on, which stay when metadata is removed. */
export const mediaBytesOf = (file: Buffer) => file.subarray(file.indexOf('mdat'));

/** A recording of two seconds as VP9 in WebM. */
export const makeWebm = () =>
  convert(new WebMOutputFormat(), {
    trim: { start: 0, end: 2 },
    video: { codec: 'vp9', width: 160, frameRate: 10, quality: new Quality({ bitrate: 50_000 }) },
  });

/** The same pictures in fragments, like an MP4 of MediaRecorder. */
export const makeFragmentedMp4 = () => convert(new Mp4OutputFormat({ fastStart: 'fragmented' }), {});

/** Makes the output of MediaRecorder for `video/webm;codecs=h264`: a WebM in all but its name. */
export const makeMatroska = () => convert(new MkvOutputFormat(), {});

/** A tone of one second, without a picture. */
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

/** A picture, and a tone of two seconds with gaps, in a container that supports it. */
export async function makeSoundWithGaps({
  codec,
  gapsMs,
}: {
  codec: 'opus' | 'aac';
  gapsMs: readonly number[];
}): Promise<Buffer> {
  const pieces = gapsMs.length + 1;
  const packets = await encodeTone(codec, 2);
  return makeSoundOf(
    codec,
    packets.map(({ packet, meta }) => {
      const before = Math.floor(packet.timestamp / (2 / pieces));
      const shiftMs = gapsMs.slice(0, before).reduce((sum, gap) => sum + gap, 0);
      return { packet: packet.clone({ timestamp: packet.timestamp + shiftMs / 1_000 }), meta };
    }),
  );
}

/** A picture, and sound that no decoder supports. */
export async function makeSoundOfNoise(): Promise<Buffer> {
  const packets = await encodeTone('aac', 1);
  const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7_919 + 255) % 251);
  return makeSoundOf(
    'aac',
    packets.map(({ packet, meta }) => ({ packet: packet.clone({ data: noise(packet.byteLength) }), meta })),
  );
}

async function makeSoundOf(codec: 'opus' | 'aac', packets: EncodedSound[]): Promise<Buffer> {
  registerMediabunnyServer({ hardwareContext: null });
  const target = new BufferTarget();
  const format = codec === 'aac' ? new Mp4OutputFormat() : new WebMOutputFormat({ appendOnly: true });
  const output = new Output({ format, target });
  const pictures = new VideoSampleSource({ codec: 'vp9', quality: new Quality({ bitrate: 50_000 }) });
  const sound = new EncodedAudioPacketSource(codec);
  output.addVideoTrack(pictures);
  output.addAudioTrack(sound);
  await output.start();
  using picture = new VideoSample(Buffer.alloc(4 * PICTURE.codedWidth * PICTURE.codedHeight, 90), {
    ...PICTURE,
    format: 'RGBX',
    timestamp: 0,
  });
  await pictures.add(picture);
  for (const { packet, meta } of packets) await sound.add(packet, meta);
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

interface EncodedSound {
  packet: EncodedPacket;
  meta: EncodedAudioChunkMetadata | undefined;
}

async function encodeTone(codec: 'opus' | 'aac', seconds: number): Promise<EncodedSound[]> {
  registerMediabunnyServer({ hardwareContext: null });
  const packets: EncodedSound[] = [];
  const output = new Output({ format: new MkvOutputFormat(), target: new BufferTarget() });
  const source = new AudioSampleSource({
    codec,
    quality: SOUND_QUALITY,
    onEncodedPacket: (packet, meta) => packets.push({ packet, meta }),
  });
  output.addAudioTrack(source);
  await output.start();
  await addTone(source, seconds);
  await output.finalize();
  return packets;
}

async function addTone(source: AudioSampleSource, seconds: number): Promise<void> {
  const data = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, at) => Math.sin(at / 20) / 4);
  using tone = new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate: SAMPLE_RATE, timestamp: 0 });
  await source.add(tone);
}

/** Grey pictures with start times. As in recorders' files, the last one has no duration. */
export async function makePictures(
  pictures: readonly { atS: number; grey: number }[],
  {
    codec = 'vp8',
    format = new WebMOutputFormat({ appendOnly: true }),
    soundS = 0,
    size = PICTURE,
  }: { codec?: VideoCodec; format?: OutputFormat; soundS?: number; size?: typeof PICTURE } = {},
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
    const data = Buffer.alloc(4 * size.codedWidth * size.codedHeight, grey);
    using picture = new VideoSample(data, { ...size, format: 'RGBX', timestamp: atS });
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
