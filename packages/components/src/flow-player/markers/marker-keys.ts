/**
 * Returns the button to which a key moves the focus among the markers, which are one tab stop: left and right to the
 * next marker, Home and End to the outermost, up and down through the card of the marker and back. Undefined for other
 * keys.
 */
export function markerKeyTarget(marks: readonly Element[], from: Element, key: string): HTMLElement | undefined {
  const at = marks.findIndex((mark) => mark.contains(from));
  const ofMark = buttonsOf(marks[at]);
  const here = ofMark.findIndex((button) => button === from);
  switch (key) {
    // Follows the positions on the bar, which runs from left to right on every page.
    case 'ArrowLeft':
      return buttonsOf(marks[Math.max(at - 1, 0)])[0];
    case 'ArrowRight':
      return buttonsOf(marks[Math.min(at + 1, marks.length - 1)])[0];
    case 'Home':
      return buttonsOf(marks[0])[0];
    case 'End':
      return buttonsOf(marks.at(-1))[0];
    case 'ArrowDown':
      return ofMark[(here + 1) % ofMark.length];
    case 'ArrowUp':
      return ofMark.at(here - 1);
    default:
      return undefined;
  }
}

/** Buttons of a marker: its own, then those of its card. */
function buttonsOf(mark: Element | undefined): HTMLElement[] {
  return [...(mark?.querySelectorAll('button') ?? [])];
}
