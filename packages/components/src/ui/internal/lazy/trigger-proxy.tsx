'use client';

import { forwardRef, type RefObject, useImperativeHandle } from 'react';

export interface TriggerProxyProps {
  button: RefObject<HTMLElement | null>;
}

/**
 * Takes the place of Radix's trigger and points to the existing button. Renders nothing, because the button is mounted
 * long before Radix has loaded.
 */
export const TriggerProxy = forwardRef<HTMLElement | null, TriggerProxyProps>(function TriggerProxy({ button }, ref) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, [button]);
  return null;
});
