'use client';

import { forwardRef, type RefObject, useImperativeHandle } from 'react';

export interface TriggerProxyProps {
  button: RefObject<HTMLElement | null>;
}

/** Stands where Radix wants its trigger, and says which button that is. Draws nothing: the button is there long before Radix is. */
export const TriggerProxy = forwardRef<HTMLElement | null, TriggerProxyProps>(function TriggerProxy({ button }, ref) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, [button]);
  return null;
});
