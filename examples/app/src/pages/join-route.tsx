// Half a second after somebody has joined, they are there.
void import('./gallery-route.js');

export { JoinPage as Component } from './join-page.js';
