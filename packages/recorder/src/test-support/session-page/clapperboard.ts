const BITS = 32;
const WRAP = 2 ** BITS;
const BLACK_BELOW = 128;

/**
 * Draws the time of each frame as bars for the bits of the epoch milliseconds, and inverted bars below, so that no
 * other picture is mistaken for a clapperboard.
 */
export function animateClapperboard(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const barWidth = canvas.width / BITS;
  const half = canvas.height / 2;
  const draw = () => {
    const time = Math.round(performance.timeOrigin + performance.now());
    for (let bit = 0; bit < BITS; bit += 1) {
      const isSet = Math.floor(time / 2 ** bit) % 2 === 1;
      context.fillStyle = isSet ? '#000' : '#fff';
      context.fillRect(bit * barWidth, 0, barWidth, half);
      context.fillStyle = isSet ? '#fff' : '#000';
      context.fillRect(bit * barWidth, half, barWidth, half);
    }
    requestAnimationFrame(draw);
  };
  draw();
}

/**
 * Reads the epoch milliseconds at which a picture was drawn; undefined for any other picture.
 *
 * @param near an epoch time within 24 days, because the bars wrap
 */
export function readClapperboard(context: OffscreenCanvasRenderingContext2D, near: number): number | undefined {
  const { width, height } = context.canvas;
  const above = context.getImageData(0, Math.floor(height / 4), width, 1).data;
  const below = context.getImageData(0, Math.floor((height * 3) / 4), width, 1).data;
  let time = 0;
  for (let bit = 0; bit < BITS; bit += 1) {
    const pixel = Math.floor(((bit + 0.5) / BITS) * width) * 4;
    const isSet = above[pixel]! < BLACK_BELOW;
    if (isSet === below[pixel]! < BLACK_BELOW) return undefined;
    if (isSet) time += 2 ** bit;
  }
  return time + Math.round((near - time) / WRAP) * WRAP;
}
