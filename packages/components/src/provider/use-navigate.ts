'use client';

import { type NavigationTarget, useFlowLens } from '@flowlens/hooks';

/** Asks the host to show another page. */
export function useNavigate(): (target: NavigationTarget) => void {
  return useFlowLens().navigate;
}
