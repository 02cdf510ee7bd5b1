import { blurPixels } from './blur-pixels.js';
import { type Area, croppedArea, type Mark, normalizeArea, type Size } from './mark.js';

/** Visible on light and on dark pages, because of its white edge. */
const INK = '#d6204e';
const EDGE = '#fff';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Bitmap that canvases may read and no other page can. */
export type Picture = ImageBitmap;

/** Draws a picture with its marks. Blurred areas are drawn first, so that nothing shows through. */
export function drawPicture(context: Context, picture: Picture, marks: readonly Mark[]): void {
  context.drawImage(picture, 0, 0);
  for (const mark of marks) if (mark.tool === 'blur') blur(context, normalizeArea(mark, picture));
  const unit = unitOf(picture);
  for (const mark of marks) {
    if (mark.tool === 'arrow') drawArrow(context, mark, unit);
    if (mark.tool === 'box') drawBox(context, normalizeArea(mark, picture), unit);
    if (mark.tool === 'text' && mark.text !== '') drawText(context, mark, unit);
  }
}

/** Draws the overlay of the editor: the cropped area and the selected mark. */
export function drawSelection(
  context: Context,
  picture: Size,
  { marks, selected }: { marks: readonly Mark[]; selected: Mark | undefined },
): void {
  if (marks.some(({ tool }) => tool === 'crop')) {
    const { x, y, width, height } = croppedArea(marks, picture);
    context.fillStyle = 'rgb(0 0 0 / 55%)';
    context.fillRect(0, 0, picture.width, y);
    context.fillRect(0, y + height, picture.width, picture.height - y - height);
    context.fillRect(0, y, x, height);
    context.fillRect(x + width, y, picture.width - x - width, height);
  }
  if (!selected) return;
  const unit = unitOf(picture);
  const { x, y, width, height } = normalizeArea(selected, picture);
  const outline: [string, number[]][] = [
    ['#fff', []],
    ['#1a1a1f', [6 * unit, 4 * unit]],
  ];
  for (const [color, dash] of outline) {
    context.strokeStyle = color;
    context.lineWidth = 2 * unit;
    context.setLineDash(dash);
    context.strokeRect(x - 4 * unit, y - 4 * unit, width + 8 * unit, height + 8 * unit);
  }
  context.setLineDash([]);
}

/** Draws the final picture: marked, blurred and cropped. The canvas holds nothing else. */
export function renderPicture(picture: Picture, marks: readonly Mark[]): OffscreenCanvas {
  const whole = new OffscreenCanvas(picture.width, picture.height);
  drawPicture(contextOf(whole), picture, marks);
  const { x, y, width, height } = croppedArea(marks, picture);
  const cropped = new OffscreenCanvas(width, height);
  contextOf(cropped).drawImage(whole, x, y, width, height, 0, 0, width, height);
  return cropped;
}

/** Returns the size of a text mark, which depends on its font. */
export function textSize(text: string, picture: Size): Size {
  const unit = unitOf(picture);
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context) context.font = fontOf(unit);
  const letters = context?.measureText(text).width ?? 0;
  return { width: Math.ceil(Math.max(letters, 24 * unit) + 16 * unit), height: Math.ceil(32 * unit) };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser cannot draw.');
  return context;
}

/** Scales marks with the pixel density. */
function unitOf({ width }: Size): number {
  return Math.max(1, width / 1_440);
}

function fontOf(unit: number): string {
  return `600 ${Math.round(18 * unit)}px system-ui, sans-serif`;
}

function blur(context: Context, area: Area): void {
  if (area.width === 0 || area.height === 0) return;
  const pixels = context.getImageData(area.x, area.y, area.width, area.height);
  blurPixels(pixels, { x: 0, y: 0, width: area.width, height: area.height });
  context.putImageData(pixels, area.x, area.y);
}

function stroke(context: Context, unit: number): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [color, width] of [
    [EDGE, 7],
    [INK, 4],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width * unit;
    context.stroke();
  }
}

function drawBox(context: Context, { x, y, width, height }: Area, unit: number): void {
  context.beginPath();
  context.roundRect(x, y, width, height, 4 * unit);
  stroke(context, unit);
}

function drawArrow(context: Context, { x, y, width, height }: Mark, unit: number): void {
  const angle = Math.atan2(height, width);
  const [endX, endY] = [x + width, y + height];
  const head = 18 * unit;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(endX, endY);
  for (const side of [-0.5, 0.5]) {
    context.moveTo(endX, endY);
    context.lineTo(endX - head * Math.cos(angle + side), endY - head * Math.sin(angle + side));
  }
  stroke(context, unit);
}

function drawText(context: Context, { x, y, width, height, text }: Mark, unit: number): void {
  context.fillStyle = INK;
  context.beginPath();
  context.roundRect(x, y, width, height, 6 * unit);
  context.fill();
  context.strokeStyle = EDGE;
  context.lineWidth = 2 * unit;
  context.stroke();
  context.fillStyle = EDGE;
  context.font = fontOf(unit);
  context.textBaseline = 'middle';
  context.fillText(text, x + 8 * unit, y + height / 2);
}
