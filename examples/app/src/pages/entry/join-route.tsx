// Half a second after joining, the user arrives there. Failed requests are repeated by then.
import('../gallery/gallery-route.js').catch(() => undefined);

export { JoinPage as Page } from './join-page.js';
