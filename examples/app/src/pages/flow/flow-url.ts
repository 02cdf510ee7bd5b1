import { flowPath } from '@flowlens/core/links';

/** Returns the address at which members watch a flow. */
export const flowUrl = (flowId: string): string => `${window.location.origin}${flowPath(flowId)}`;
