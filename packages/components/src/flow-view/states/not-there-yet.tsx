import { Hourglass } from 'lucide';
import { EmptyState } from '../../ui/empty-state/empty-state.js';
import { Icon } from '../../ui/icon/icon.js';

export interface NotThereYetProps {
  title: string;
  hint: string;
}

/** Placeholder for content that appears after processing. */
export function NotThereYet(props: NotThereYetProps) {
  return <EmptyState {...props} className="fl-flow-view-state" icon={<Icon of={Hourglass} size={18} />} />;
}
