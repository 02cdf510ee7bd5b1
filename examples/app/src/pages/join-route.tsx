export { JoinPage as Component } from './join-page.js';
