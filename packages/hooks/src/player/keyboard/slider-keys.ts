export interface SliderScale {
  value: number;
  max: number;
  /** Step of the arrow keys. */
  step: number;
  /** Step of Page Up and Page Down. */
  pageStep: number;
}

/** Returns the slider value after a key; null for keys that do not move a slider. */
export function sliderKeyValue(key: string, { value, max, step, pageStep }: SliderScale): number | null {
  const moved = (by: number) => Math.min(Math.max(value + by, 0), max);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return moved(step);
    case 'ArrowLeft':
    case 'ArrowDown':
      return moved(-step);
    case 'PageUp':
      return moved(pageStep);
    case 'PageDown':
      return moved(-pageStep);
    case 'Home':
      return 0;
    case 'End':
      return max;
    default:
      return null;
  }
}
