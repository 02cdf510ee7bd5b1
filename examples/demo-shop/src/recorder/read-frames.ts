import { FilePathSource, Input, MP4, VideoSampleSink } from 'mediabunny';

export interface LumaFrame {
  /** Time in the video, in seconds. */
  time: number;
  /** Brightness of every pixel, row by row. */
  luma: Uint8Array;
  width: number;
  height: number;
}

/** Yields every frame of a video, in order. */
export async function* readFrames(path: string): AsyncGenerator<LumaFrame> {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error(`${path} holds no video`);
  for await (const sample of new VideoSampleSink(track).samples()) {
    // The first plane of the planar formats of a decoder is the brightness; the other planes are not needed.
    const pixels = new Uint8Array(sample.allocationSize());
    await sample.copyTo(pixels);
    yield { time: sample.timestamp, luma: pixels, width: sample.codedWidth, height: sample.codedHeight };
    sample.close();
  }
}
