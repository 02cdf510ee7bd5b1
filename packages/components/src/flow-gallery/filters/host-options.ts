import type { FlowHost } from '@flowlens/client';

/** Returns options for the hosts of recorded pages. A chosen host that is not among them comes last. */
export function hostOptions(
  hosts: readonly FlowHost[],
  chosen: string | undefined,
): { value: string; label: string }[] {
  const names = hosts.map(({ host }) => host);
  if (chosen !== undefined && !names.includes(chosen)) names.push(chosen);
  return names.map((host) => ({ value: host, label: host }));
}
