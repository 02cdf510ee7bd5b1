import { CloudAlert } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';
import { LoadFailure } from '../../ui/load-failure/load-failure.js';
import { useTimelineTexts } from '../timeline-texts.js';

export interface TimelineFailureStateProps {
  /** Error message. */
  text: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Replaces a timeline that failed to load. The video next to it keeps working. */
export function TimelineFailureState({ text, retrying, onRetry }: TimelineFailureStateProps) {
  const m = useTimelineTexts();
  return (
    <LoadFailure
      className="fl-timeline-state"
      icon={<Icon of={CloudAlert} size={18} />}
      message={m.failed}
      hint={text === m.failed ? undefined : text}
      onRetry={onRetry}
      retrying={retrying}
      size="small"
    />
  );
}
