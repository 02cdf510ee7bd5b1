import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  NullTarget,
  StreamTarget,
  type StreamTargetChunk,
} from 'mediabunny';
import type { VideoSink } from '../video-recording.js';

/** A fragment begins with each key frame; one of a static page, without a key frame, ends after this time. */
const CUT_AFTER_US = 900_000;

/** Mediabunny ends fragments at key frames, and its call to end one earlier is internal. */
interface FragmentCutter {
  _muxer?: { forceFragmentFinalization?: () => Promise<void> };
}

/** False if this version of mediabunny cannot end a fragment without a key frame; every second then needs one. */
export function canCutFragments(): boolean {
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target: new NullTarget() });
  return typeof (output as unknown as FragmentCutter)._muxer?.forceFragmentFinalization === 'function';
}

export interface Mp4Writer {
  addVideo: (chunk: EncodedVideoChunk, metadata: EncodedVideoChunkMetadata | undefined) => void;
  addSound: (chunk: EncodedAudioChunk, metadata: EncodedAudioChunkMetadata | undefined) => void;
  /** Writes the rest; resolves once the sink has received it. */
  finish: () => Promise<void>;
}

/**
 * Writes a fragmented MP4 to a sink, append-only: a written fragment survives any crash of the page. The end of a
 * packet is known only from the next one.
 */
export function createMp4Writer(
  sink: VideoSink,
  { hasSound, onError }: { hasSound: boolean; onError: (error: unknown) => void },
): Mp4Writer {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: 0 }),
    target: new StreamTarget(appendTo(sink)),
  });
  const video = new EncodedVideoPacketSource('avc');
  const sound = new EncodedAudioPacketSource('opus');
  output.addVideoTrack(video);
  if (hasSound) output.addAudioTrack(sound);
  const cutter = output as unknown as FragmentCutter;
  let cutAtUs = 0;
  let packetsInFragment = 0;
  // In sequence, because a cut must not overtake the previous packet.
  let last = output.start();
  last.catch(onError);
  const add = (work: () => Promise<void>) => {
    last = last.then(work);
    last.catch(onError);
  };
  const cut = () => {
    packetsInFragment = 0;
    add(async () => cutter._muxer?.forceFragmentFinalization?.());
  };
  return {
    addVideo(chunk, metadata) {
      const isKey = chunk.type === 'key';
      // Mediabunny writes wrong flags for a fragment with a key frame after its first packet, which makes it unseekable.
      if (isKey && packetsInFragment > 0) cut();
      packetsInFragment += 1;
      add(() => video.add(EncodedPacket.fromEncodedChunk(chunk), metadata));
      if (!isKey && chunk.timestamp - cutAtUs < CUT_AFTER_US) return;
      cutAtUs = chunk.timestamp;
      if (!isKey) cut();
    },
    addSound: (chunk, metadata) => add(() => sound.add(EncodedPacket.fromEncodedChunk(chunk), metadata)),
    async finish() {
      await last;
      await output.finalize();
    },
  };
}

function appendTo(sink: VideoSink): WritableStream<StreamTargetChunk> {
  let written = 0;
  return new WritableStream<StreamTargetChunk>({
    async write({ data, position }) {
      if (position !== written) throw new Error(`The MP4 writer went back from ${written} to ${position}.`);
      written += data.byteLength;
      await sink.append(data.slice());
    },
  });
}
