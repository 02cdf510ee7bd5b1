import { readBag } from './bag-store.js';
import { showBagLines } from './bag-lines.js';

showBagLines(readBag());
