// The user arrives at the gallery half a second after joining. Failed requests have been retried by then.
import('../gallery/gallery-route.js').catch(() => undefined);

export { JoinPage as Page } from './join-page.js';
