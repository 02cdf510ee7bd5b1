import type { StorageData } from '@flowlens/core/recorded';

/** Accesses to storage. */
export const STORAGE_ACTIONS = ['set', 'get', 'remove', 'clear'] as const;

export type StorageAction = (typeof STORAGE_ACTIONS)[number];

/** Returns what an event did to storage: its `action_type`, else what its data implies. */
export function storageAction(
  actionType: unknown,
  { key, value }: { [name in keyof StorageData]?: unknown },
): StorageAction {
  const named = STORAGE_ACTIONS.find((action) => action === actionType);
  if (named !== undefined) return named;
  if ((value ?? undefined) !== undefined) return 'set';
  return (key ?? undefined) === undefined ? 'clear' : 'remove';
}
