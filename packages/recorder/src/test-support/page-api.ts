// All modules for a page under test, so that they run with that page's built-ins.
export { createConcealment } from '../actions/conceal-fields.js';
export { createSessionClock } from '../events/session-clock.js';
export { createEventSink } from '../events/event-sink.js';
export { readMetadata } from '../events/read-metadata.js';
export { installProbes } from '../probes/install-probes.js';
export { capturePrimordials } from '../probes/primordials.js';
export { watchShadowRoots } from '../probes/shadow-roots.js';

/** Loads the lazy code of the action probe. */
export const loadActions = () => import('../actions/actions-probe.js');

/** Loads the recorder, like a page. */
export const loadRecorder = () => import('../sdk/create-recorder.js');

/** Loads the client, like a page. */
export const loadClient = () => import('@flowlens/client');
