/** Key code that browsers report for a key taken by an input method. */
const TAKEN_KEY_CODE = 229;

/**
 * Returns whether a key belongs to an input method that is composing a word. Safari ends the composition before the key
 * that ends it.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === TAKEN_KEY_CODE;
}
