'use client';

import { useContext } from 'react';
import { FlowLensContext, type FlowLensContextValue } from './flowlens-context.js';

/** The client, the query client, texts and callbacks of the nearest `FlowLensProvider`. */
export function useFlowLens(): FlowLensContextValue {
  const value = useContext(FlowLensContext);
  if (!value) {
    throw new Error(
      'FlowLens: there is no <FlowLensProvider> above this component. Wrap it in <FlowLensProvider client={…}>.',
    );
  }
  return value;
}
