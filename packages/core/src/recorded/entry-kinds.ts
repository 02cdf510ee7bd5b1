/** Kinds of timeline rows. */
export const ENTRY_KINDS = [
  'network',
  'websocket',
  'dom_action',
  'console_error',
  'console_warn',
  'console_log',
  'console_info',
  'console_debug',
  'javascript_error',
  'resource_error',
  'csp_violation',
  'sse_message',
  'local_storage',
  'session_storage',
  'navigation',
  'recorder_gap',
  'recorder_mark',
  'unknown',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_SEVERITIES = ['error', 'warning', 'redirect', 'success', 'info'] as const;

/** `redirect` and `success` apply to network requests only: 300s and 2xx. */
export type EntrySeverity = (typeof ENTRY_SEVERITIES)[number];
