import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { drawPicture, drawSelection } from '../marks/draw-marks.js';
import { type Area, isLargeEnough, type Mark, markAt, normalizeArea, type Tool } from '../marks/mark.js';

export interface PictureCanvasProps {
  ref: RefObject<HTMLCanvasElement | null>;
  label: string;
  picture: ImageBitmap;
  marks: readonly Mark[];
  selected: Mark | undefined;
  tool: Tool;
  onDraw: (area: Area) => void;
  onSelect: (id: number | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Canvas with the picture and its marks. Dragging draws with the selected tool; a click selects the mark below. */
export function PictureCanvas({
  ref,
  label,
  picture,
  marks,
  selected,
  tool,
  onDraw,
  onSelect,
  onKeyDown,
}: PictureCanvasProps) {
  const [drag, setDrag] = useState<Mark | null>(null);

  useEffect(() => {
    const context = ref.current?.getContext('2d', { willReadFrequently: true });
    if (!context) return;
    const shown = drag ? [...marks.filter((one) => !(drag.tool === 'crop' && one.tool === 'crop')), drag] : marks;
    drawPicture(context, picture, shown);
    drawSelection(context, picture, { marks: shown, selected });
  }, [ref, picture, marks, selected, drag]);

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = picture.width / width;
    return { x: (clientX - left) * scale, y: (clientY - top) * scale };
  }

  function begin(event: PointerEvent<HTMLCanvasElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ ...pointOf(event), width: 0, height: 0, id: 0, tool, text: '' });
  }

  function go(event: PointerEvent<HTMLCanvasElement>) {
    if (!drag) return;
    const { x, y } = pointOf(event);
    setDrag({ ...drag, width: x - drag.x, height: y - drag.y });
  }

  function end() {
    if (!drag) return;
    setDrag(null);
    const isArea = drag.tool !== 'arrow';
    if (isLargeEnough(drag)) return onDraw(isArea ? normalizeArea(drag, picture) : drag);
    const hit = markAt(marks, drag, picture);
    if (hit) return onSelect(hit.id);
    if (tool === 'text') onDraw({ x: drag.x, y: drag.y, width: 0, height: 0 });
    else onSelect(null);
  }

  return (
    <canvas
      ref={ref}
      className="screenshot-picture"
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={label}
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
      onKeyDown={onKeyDown}
    />
  );
}
