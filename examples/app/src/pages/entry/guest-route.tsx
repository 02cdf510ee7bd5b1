export { GuestPage as Page } from '../../guest/guest-page.js';
