/** What browsers say of a key that an input method has taken. */
const TAKEN_KEY_CODE = 229;

/** Whether a key belongs to an input method that composes a word. Safari calls it over with the very key that ends it. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === TAKEN_KEY_CODE;
}
