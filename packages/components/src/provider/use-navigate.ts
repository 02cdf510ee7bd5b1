'use client';

import { type NavigationTarget, useFlowLens } from '@flowlens/hooks';

/** Returns a function that asks the host to show another page. */
export function useNavigate(): (target: NavigationTarget) => void {
  return useFlowLens().navigate;
}
