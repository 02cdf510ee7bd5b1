'use client';

import { useContext } from 'react';
import { FlowLensContext, type FlowLensContextValue } from './flowlens-context.js';

/**
 * Returns the client, query client, texts and callbacks of the nearest `FlowLensProvider`.
 *
 * @example
 * const { client, notify } = useFlowLens();
 */
export function useFlowLens(): FlowLensContextValue {
  const value = useContext(FlowLensContext);
  if (!value) {
    throw new Error('FlowLens: there is no <FlowLensProvider> of this copy of @flowlens/hooks above this component.');
  }
  return value;
}
