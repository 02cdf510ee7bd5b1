'use client';

import type { SharedFlow } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core';
import { ChevronDown } from 'lucide';
import { FlowFacts } from '../flow-action-menu/flow-facts.js';
import { useMessages } from '../provider/use-messages.js';
import { Icon } from '../ui/icon/icon.js';
import { Popover } from '../ui/popover/popover.js';

export interface SharedFlowTitleProps {
  flow: SharedFlow;
  headingLevel: 1 | 2 | 3;
  messages: MessageOverrides['flowActions'];
}

/** The title, which opens what is known of the flow. There are no actions, so this is no menu to assistive technology. */
export function SharedFlowTitle({ flow, headingLevel, messages }: SharedFlowTitleProps) {
  const m = useMessages('flowActions', messages);
  const Heading = `h${headingLevel}` as const;

  return (
    <Heading className="fl-flow-title fl-shared-flow-title">
      <Popover
        label={m.details}
        className="fl-shared-flow-details"
        trigger={
          <button type="button" className="fl-flow-title-button" title={flow.title}>
            <span className="fl-flow-title-text" dir="auto">
              {flow.title}
            </span>
            <Icon of={ChevronDown} className="fl-flow-title-arrow" size={14} />
          </button>
        }
      >
        <FlowFacts flow={flow} m={m} />
      </Popover>
    </Heading>
  );
}
