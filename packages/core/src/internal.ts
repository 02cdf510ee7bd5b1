// General helpers that other packages of FlowLens share with core. Unsupported: they change without notice.
export { firstIndexWhere } from './binary-search.js';
export { escapeHtml } from './escape-html.js';
export { createListeners, type Listeners } from './listeners.js';
export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './time-units.js';
