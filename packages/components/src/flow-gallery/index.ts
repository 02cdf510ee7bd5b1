export { FlowGallery, type FlowGalleryProps } from './flow-gallery.js';
