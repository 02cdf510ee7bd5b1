'use client';

import type { SharedFlow } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core/messages';
import { FlowFacts } from '../flow-action-menu/flow-facts.js';
import { FlowTitleButton } from '../flow-title-menu/flow-title-button.js';
import { useMessages } from '../provider/use-messages.js';
import { Popover } from '../ui/popover/popover.js';

export interface SharedFlowTitleProps {
  flow: SharedFlow;
  headingLevel: 1 | 2 | 3;
  messages: MessageOverrides['flowActions'];
}

/** The title, which opens the flow's details. Without actions, it is not a menu to assistive technology. */
export function SharedFlowTitle({ flow, headingLevel, messages }: SharedFlowTitleProps) {
  const m = useMessages('flowActions', messages);
  const Heading = `h${headingLevel}` as const;

  return (
    <Heading className="fl-flow-title fl-shared-flow-title">
      <Popover label={m.details} className="fl-shared-flow-details" trigger={<FlowTitleButton title={flow.title} />}>
        <FlowFacts flow={flow} m={m} />
      </Popover>
    </Heading>
  );
}
