import { comparePictures } from './compare-pictures.js';
import { fixPage } from './fix-page.js';

/** Hooks of stories with pictures. Only test runs load them. */
export const beforeEach = [fixPage];
export const afterEach = [comparePictures];
