import type { PictureSize } from './choose-codec.js';

/** Scales a frame to the size of the file and changes its timestamp. Takes ownership of the frame. */
export type FrameFitter = (frame: VideoFrame, timestamp: number) => VideoFrame;

/**
 * The user may resize the window while recording, but an MP4 has a fixed size: other pictures are scaled and centred on
 * black.
 */
export function createFrameFitter(size: PictureSize): FrameFitter {
  let canvas: OffscreenCanvas | undefined;
  const drawn = (frame: VideoFrame, timestamp: number) => {
    canvas ??= new OffscreenCanvas(size.width, size.height);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return new VideoFrame(frame, { timestamp });
    const scale = Math.min(size.width / frame.displayWidth, size.height / frame.displayHeight);
    const [width, height] = [frame.displayWidth * scale, frame.displayHeight * scale];
    context.fillStyle = '#000';
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(frame, (size.width - width) / 2, (size.height - height) / 2, width, height);
    return new VideoFrame(canvas, { timestamp });
  };
  return (frame, timestamp) => {
    try {
      if (hasSize(frame, size)) return new VideoFrame(frame, { timestamp });
      const visibleRect = evenPart(frame, size);
      return visibleRect ? new VideoFrame(frame, { timestamp, visibleRect }) : drawn(frame, timestamp);
    } finally {
      frame.close();
    }
  };
}

function hasSize({ displayWidth, displayHeight }: VideoFrame, { width, height }: PictureSize): boolean {
  return displayWidth === width && displayHeight === height;
}

/** Crops a picture of odd size by a column or row, because scaling it by one pixel would blur the text. */
function evenPart(
  { displayWidth, displayHeight, visibleRect }: VideoFrame,
  size: PictureSize,
): DOMRectInit | undefined {
  const isOdd = displayWidth >> 1 === size.width >> 1 && displayHeight >> 1 === size.height >> 1;
  if (!isOdd || visibleRect?.width !== displayWidth || visibleRect.height !== displayHeight) return undefined;
  return { x: visibleRect.x, y: visibleRect.y, ...size };
}
