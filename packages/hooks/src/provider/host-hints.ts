import type { FlowLensClient } from '@flowlens/client';
import type { NavigationTarget } from '@flowlens/core/links';
import { warnOnce } from './warn-once.js';

/** Bundlers replace `process.env.NODE_ENV` as text, and production builds drop the rest. React requires that too. */
declare const process: { env: { NODE_ENV?: string } };

/** @throws In development builds, if the host passes no client. Otherwise, a property of undefined would fail later. */
export function checkClient(client: FlowLensClient | undefined): void {
  if (process.env.NODE_ENV !== 'production' && !client)
    throw new Error('FlowLens: <FlowLensProvider> has no client. Pass one that createFlowLensClient makes.');
}

/** Warns the host developer that clicks have no effect. */
export function hintAtNavigation({ page }: NavigationTarget): void {
  if (process.env.NODE_ENV !== 'production')
    warnOnce(`a component asked for the page "${page}", but <FlowLensProvider> has no onNavigate, so nothing happens.`);
}
