import { readBag } from './bag-store.js';

/** Writes the number of pieces beside the bag. */
export function showBagCount() {
  document.querySelector('#bag-count').textContent = readBag().reduce((sum, line) => sum + line.quantity, 0);
}

showBagCount();
