export { GalleryPage as Page } from './gallery-page.js';
