export { GalleryPage as Component } from './gallery-page.js';
