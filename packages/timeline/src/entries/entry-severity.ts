import type { EntryKind, EntrySeverity } from '@flowlens/core/recorded';

/** Severity of kinds whose every row has the same; any other is told by its data, or `info`. */
export const SEVERITY_OF_KIND: Partial<Record<EntryKind, EntrySeverity>> = {
  console_error: 'error',
  console_warn: 'warning',
  javascript_error: 'error',
  resource_error: 'error',
};

/** A policy that only reports blocks nothing, so its violations are no errors. */
export function cspSeverity(disposition: string | undefined): EntrySeverity {
  return disposition === 'report' ? 'warning' : 'error';
}
