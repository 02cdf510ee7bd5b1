export interface SliderScale {
  value: number;
  max: number;
  /** Of the arrow keys. */
  step: number;
  /** Of Page Up and Page Down. */
  pageStep: number;
}

/** The value that a key moves a slider to; null for a key that is none of a slider's. */
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
