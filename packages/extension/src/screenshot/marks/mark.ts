export const TOOLS = ['arrow', 'box', 'text', 'blur', 'crop'] as const;
export type Tool = (typeof TOOLS)[number];

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Mark on a screenshot, in pixels of the picture. An arrow points from its corner to the opposite one. */
export interface Mark extends Area {
  id: number;
  tool: Tool;
  text: string;
}

export interface Size {
  width: number;
  height: number;
}

/** Minimum side length, so that every mark can be seen and clicked. */
const MIN_PX = 12;

/** Returns the area with positive lengths and integer pixels, limited to the picture. */
export function normalizeArea({ x, y, width, height }: Area, picture: Size): Area {
  const clampX = (value: number) => Math.min(Math.max(value, 0), picture.width);
  const clampY = (value: number) => Math.min(Math.max(value, 0), picture.height);
  const left = Math.floor(clampX(Math.min(x, x + width)));
  const top = Math.floor(clampY(Math.min(y, y + height)));
  const right = Math.ceil(clampX(Math.max(x, x + width)));
  const bottom = Math.ceil(clampY(Math.max(y, y + height)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function moveMark(mark: Mark, by: { x: number; y: number }, picture: Size): Mark {
  const { x, y, width, height } = normalizeArea(mark, picture);
  const dx = Math.min(Math.max(by.x, -x), picture.width - x - width);
  const dy = Math.min(Math.max(by.y, -y), picture.height - y - height);
  return { ...mark, x: mark.x + dx, y: mark.y + dy };
}

export function resizeMark(mark: Mark, by: { x: number; y: number }, picture: Size): Mark {
  const width = atLeast(mark.width + by.x, mark.tool);
  const height = atLeast(mark.height + by.y, mark.tool);
  const fits = (start: number, length: number, end: number) => start + length >= 0 && start + length <= end;
  return {
    ...mark,
    width: fits(mark.x, width, picture.width) ? width : mark.width,
    height: fits(mark.y, height, picture.height) ? height : mark.height,
  };
}

/** Arrows may point in any direction; areas have a minimum size. */
function atLeast(length: number, tool: Tool): number {
  return tool === 'arrow' ? length : Math.max(length, MIN_PX);
}

/** Returns whether a mark is large enough to be intended. */
export function isLargeEnough({ tool, width, height }: Mark): boolean {
  const [w, h] = [Math.abs(width), Math.abs(height)];
  return tool === 'arrow' ? Math.hypot(w, h) >= MIN_PX : w >= MIN_PX && h >= MIN_PX;
}

/** Returns the topmost mark at a point; a crop is never hit, because it spans most of the picture. */
export function markAt(marks: readonly Mark[], point: { x: number; y: number }, picture: Size): Mark | undefined {
  return marks.findLast((mark) => {
    const { x, y, width, height } = normalizeArea(mark, picture);
    const near = MIN_PX / 2;
    const isInside =
      point.x >= x - near && point.x <= x + width + near && point.y >= y - near && point.y <= y + height + near;
    return mark.tool !== 'crop' && isInside;
  });
}

/** Returns the cropped area, or the whole picture without a crop. Sides are even, as video encoders require. */
export function croppedArea(marks: readonly Mark[], picture: Size): Area {
  const crop = marks.find(({ tool }) => tool === 'crop');
  const area = normalizeArea(crop ?? { x: 0, y: 0, width: picture.width, height: picture.height }, picture);
  return { ...area, width: even(area.width), height: even(area.height) };
}

function even(length: number): number {
  return Math.max(2, Math.floor(length / 2) * 2);
}
