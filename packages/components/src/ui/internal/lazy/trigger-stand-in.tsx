'use client';

import { forwardRef, type RefObject, useImperativeHandle } from 'react';

export interface TriggerStandInProps {
  button: RefObject<HTMLElement | null>;
}

/** Stands where Radix wants its trigger, and says which button that is. Draws nothing: the button is there long before Radix is. */
export const TriggerStandIn = forwardRef<HTMLElement | null, TriggerStandInProps>(function TriggerStandIn(
  { button },
  ref,
) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, [button]);
  return null;
});
