// Everything a page under test needs, in one module, so that it runs with the built-ins of that page.
export { createConcealment } from '../actions/conceal-fields.js';
export { createSessionClock } from '../events/session-clock.js';
export { createEventSink } from '../events/event-sink.js';
export { readMetadata } from '../events/read-metadata.js';
export { installProbes } from '../probes/install-probes.js';
export { capturePrimordials } from '../probes/primordials.js';
export { watchShadowRoots } from '../probes/shadow-roots.js';

/** Loads the lazy code of the action probe. */
export const loadActions = () => import('../actions/actions-probe.js');

/** Loads the recorder as a page has it. */
export const loadRecorder = () => import('../sdk/create-recorder.js');

/** Loads the client as a page has it. */
export const loadClient = () => import('@flowlens/client');
