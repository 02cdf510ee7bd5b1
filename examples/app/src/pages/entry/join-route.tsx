// Half a second after somebody has joined, they are there. What fails here is asked for again by then.
import('../gallery/gallery-route.js').catch(() => undefined);

export { JoinPage as Page } from './join-page.js';
