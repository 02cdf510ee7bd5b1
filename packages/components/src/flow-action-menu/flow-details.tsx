import { MenuLabel } from '../ui/menu/menu-label.js';
import { FlowFacts, type FlowFactsProps } from './flow-facts.js';

/** Facts about a flow, at the top of its menu. */
export function FlowDetails({ flow, m }: FlowFactsProps) {
  return (
    <MenuLabel className="fl-flow-details">
      <div className="fl-flow-details-title">{m.details}</div>
      <FlowFacts flow={flow} m={m} />
    </MenuLabel>
  );
}
