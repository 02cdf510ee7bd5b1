/** A stream of a canvas that the test paints. The colour of each picture encodes its number. */
export interface CanvasStream {
  stream: MediaStream;
  paint: () => void;
  /** Paints until the returned function is called. */
  animate: (everyMs?: number) => () => void;
  resize: (width: number, height: number) => void;
  stop: () => void;
}

export function createCanvasStream({ width = 320, height = 240 } = {}): CanvasStream {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  document.body.append(canvas);
  const context = canvas.getContext('2d');
  let pictures = 0;
  const paint = () => {
    pictures += 1;
    if (!context) return;
    context.fillStyle = `hsl(${(pictures * 47) % 360} 80% 50%)`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    context.font = '40px sans-serif';
    context.fillText(String(pictures), 20, 60);
  };
  paint();
  const stream = canvas.captureStream();
  return {
    stream,
    paint,
    animate(everyMs = 50) {
      const timer = setInterval(paint, everyMs);
      return () => clearInterval(timer);
    },
    resize(newWidth, newHeight) {
      Object.assign(canvas, { width: newWidth, height: newHeight });
      paint();
    },
    stop() {
      for (const track of stream.getTracks()) track.stop();
      canvas.remove();
    },
  };
}
