'use client';

import { ChevronDown } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Icon } from '../ui/icon/icon.js';

export interface FlowTitleButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Title of the flow; the tooltip shows all of it if it is truncated. */
  title: string;
}

/** The title of a flow as a button, which opens the flow's details. */
export const FlowTitleButton = forwardRef<HTMLButtonElement, FlowTitleButtonProps>(function FlowTitleButton(
  { title, ...rest },
  ref,
) {
  return (
    <button type="button" {...rest} ref={ref} className="fl-flow-title-button" title={title}>
      <span className="fl-flow-title-text" dir="auto">
        {title}
      </span>
      <Icon of={ChevronDown} className="fl-flow-title-arrow" size={14} />
    </button>
  );
});
