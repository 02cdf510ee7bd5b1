import { Icon, IconButton, Spinner } from '@flowlens/components';
import { type CacheCategory, useFlowLens, useRefresh } from '@flowlens/hooks';
import { RefreshCw } from 'lucide';

/** Flows, systems, invitations and members (spec §2, Top bar). */
const REFRESHED: readonly CacheCategory[] = [
  'allFlows',
  'flow',
  'Systems',
  'SystemInvitations',
  'SystemMembers',
  'MyInvitations',
];

/** Refetches the data of the page. */
export function RefreshButton() {
  const { messages } = useFlowLens();
  const { refreshing, refresh } = useRefresh(REFRESHED);

  return (
    <IconButton
      className="app-bar-refresh"
      label={messages.common.refresh}
      hint={messages.common.refreshHint}
      tooltipSide="bottom"
      icon={refreshing ? <Spinner /> : <Icon of={RefreshCw} />}
      aria-busy={refreshing}
      onClick={() => refresh()}
    />
  );
}
