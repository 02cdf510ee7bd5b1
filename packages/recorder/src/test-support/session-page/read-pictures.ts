import { BlobSource, EncodedPacketSink, Input, type InputVideoTrack, MP4, VideoSampleSink } from 'mediabunny';
import { readClapperboard } from './clapperboard.js';

export interface Picture {
  /** Time in the video. */
  atMs: number;
  /** Epoch milliseconds shown by the clapperboard. */
  drawnAt: number | undefined;
}

export interface Packet {
  atMs: number;
  bytes: number;
  sha256: string;
}

/** Decodes every frame of an MP4, in order. */
export function readPictures(video: Blob, near: number): Promise<Picture[]> {
  return withTrack(video, async (track) => {
    const canvas = new OffscreenCanvas(await track.getDisplayWidth(), await track.getDisplayHeight());
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no canvas.');
    const pictures: Picture[] = [];
    for await (const sample of new VideoSampleSink(track).samples()) {
      sample.draw(context, 0, 0);
      pictures.push({ atMs: sample.timestamp * 1_000, drawnAt: readClapperboard(context, near) });
      sample.close();
    }
    return pictures;
  });
}

/** Reads the encoded video packets of an MP4. */
export function readPackets(video: Blob): Promise<Packet[]> {
  return withTrack(video, async (track) => {
    const packets: Packet[] = [];
    for await (const { timestamp, data } of new EncodedPacketSink(track).packets()) {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(data)));
      packets.push({ atMs: timestamp * 1_000, bytes: data.length, sha256: hash.join() });
    }
    return packets;
  });
}

async function withTrack<Result>(video: Blob, read: (track: InputVideoTrack) => Promise<Result>): Promise<Result> {
  using input = new Input({ source: new BlobSource(video), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The file holds no video.');
  return await read(track);
}
