import type { EntryKind, EntrySeverity } from '@flowlens/core/recorded';

/** Severities of kinds whose rows all have the same one. Other severities depend on the data, or are `info`. */
export const SEVERITY_OF_KIND: Partial<Record<EntryKind, EntrySeverity>> = {
  console_error: 'error',
  console_warn: 'warning',
  javascript_error: 'error',
  resource_error: 'error',
};

/** A report-only policy blocks nothing, so its violations are not errors. */
export function cspSeverity(disposition: string | undefined): EntrySeverity {
  return disposition === 'report' ? 'warning' : 'error';
}
