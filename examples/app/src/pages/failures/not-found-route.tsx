export { NotFoundPage as Page } from './not-found-page.js';
