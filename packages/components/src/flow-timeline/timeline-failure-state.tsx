import { useFlowLens } from '@flowlens/hooks';
import { CloudAlert } from 'lucide';
import { Button } from '../ui/button/button.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { Icon } from '../ui/icon/icon.js';
import { useTimelineTexts } from './timeline-texts.js';

export interface TimelineFailureStateProps {
  /** What went wrong (spec §8). */
  text: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Stands in the panel when the timeline could not be loaded. The video beside it is not concerned. */
export function TimelineFailureState({ text, retrying, onRetry }: TimelineFailureStateProps) {
  const m = useTimelineTexts();
  const { common } = useFlowLens().messages;
  return (
    <EmptyState
      role="alert"
      className="fl-timeline-state"
      icon={<Icon of={CloudAlert} size={18} />}
      title={m.failed}
      hint={text === m.failed ? undefined : text}
      action={
        <Button size="small" onClick={onRetry} busy={retrying}>
          {common.tryAgain}
        </Button>
      }
    />
  );
}
