import { ALL_FORMATS, BlobSource, Input } from 'mediabunny';

export interface VideoFacts {
  durationMs: number;
  width: number;
  height: number;
}

/** Reads duration and size of a video that a crash has truncated. */
export async function readVideoFacts(file: Blob): Promise<VideoFacts> {
  using input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  return {
    durationMs: (await input.computeDuration()) * 1_000,
    width: (await track?.getDisplayWidth()) ?? 0,
    height: (await track?.getDisplayHeight()) ?? 0,
  };
}
