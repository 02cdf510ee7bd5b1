import { Input } from 'mediabunny';
import { UnusableVideoError } from '../unusable-video-error.js';
import type { Container } from './container.js';
import { isSystemError } from './is-system-error.js';
import { formatsOf, openVideoSource, type OpenVideo, type VideoPart } from './open-video.js';
import type { ReadBytes } from '../parts/byte-window.js';
import { stretchSource } from '../parts/stretch.js';

interface OpenParts extends Disposable {
  /** Only the first one is validated. The others may begin with pictures that depend on missing ones. */
  videos: [OpenVideo, ...VideoPart[]];
}

/** Opens the whole parts of a file, beginning with the first valid one. @throws UnusableVideoError without a valid part */
export async function openParts(file: { read: ReadBytes; size: number }, container: Container): Promise<OpenParts> {
  const { kind, parts } = container;
  using opened = new DisposableStack();
  let first: OpenVideo | undefined;
  let failure: UnusableVideoError | undefined;
  const others: VideoPart[] = [];
  for (const stretch of parts.stretches ?? [[{ start: 0, end: file.size }]]) {
    const source = stretchSource(stretch, file.read);
    if (first) {
      const input = opened.use(new Input({ source, formats: formatsOf(kind) }));
      const track = await input.getPrimaryVideoTrack();
      if (track) others.push({ input, track });
      continue;
    }
    try {
      first = opened.use(await openVideoSource(source, { kind, knowsEnd: !parts.damaged && !parts.cutShort }));
    } catch (error) {
      if (isSystemError(error)) throw error;
      failure ??=
        error instanceof UnusableVideoError ? error : new UnusableVideoError(`it cannot be read: ${String(error)}`);
    }
  }
  if (!first) throw failure ?? new UnusableVideoError('no part of it is intact');
  const kept = opened.move();
  return { videos: [first, ...others], [Symbol.dispose]: () => kept.dispose() };
}
