import {
  FilePathTarget,
  Mp4OutputFormat,
  Output,
  Quality,
  type VideoSample,
  VideoSampleSink,
  VideoSampleSource,
} from 'mediabunny';
import type { OpenVideo } from '../open/open-video.js';
import { evenSize } from './picture-size.js';

const LENGTH_S = 6;
const WIDTH_PX = 480;
const FRAME_RATE = 15;
const BITS_PER_SECOND = 140_000;

/**
 * Writes a few muted seconds as a small video, which a card plays on hover. Repeats each picture while it is shown,
 * because a recording has no new pictures while the screen does not change.
 */
export async function writePreview(
  video: OpenVideo,
  { target, momentS }: { target: string; momentS: number },
): Promise<void> {
  const videoEndS = video.startS + video.durationS;
  const startS = Math.max(video.startS, Math.min(momentS, videoEndS - LENGTH_S));
  const endS = Math.min(startS + LENGTH_S, videoEndS);
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(target),
  });
  const source = new VideoSampleSource({
    codec: 'avc',
    keyFrameInterval: 2,
    quality: new Quality({ bitrate: BITS_PER_SECOND, bitrateMode: 'variable' }),
  });
  output.addVideoTrack(source, { frameRate: FRAME_RATE });
  await output.start();
  const size = { ...evenSize(video, { width: WIDTH_PX, height: WIDTH_PX }), fit: 'fill' as const };
  let shown: VideoSample | undefined;
  let written = 0;
  /** Repeats the current picture until a time. */
  const fillUntil = async (timeS: number, round: (frames: number) => number) => {
    for (const end = round((timeS - startS) * FRAME_RATE); shown && written < end; written += 1) {
      using picture = shown.clone();
      picture.setTimestamp(written / FRAME_RATE);
      picture.setDuration(1 / FRAME_RATE);
      await source.add(picture);
    }
  };
  try {
    for await (const sample of new VideoSampleSink(video.track).samples(startS, endS)) {
      using next = sample;
      await fillUntil(next.timestamp, Math.floor);
      const small = await next.transform(size);
      shown?.close();
      shown = small;
    }
    await fillUntil(endS, Math.ceil);
  } finally {
    shown?.close();
  }
  await output.finalize();
}
