import { ArrowDownToDot } from 'lucide-react';
import { Button } from '../ui/button/button.js';
import { useTimelineTexts } from './timeline-texts.js';

/** Makes the list scroll with the video again, after the reader has scrolled it. */
export function FollowButton({ onFollow }: { onFollow: () => void }) {
  const m = useTimelineTexts();
  return (
    <Button
      className="fl-timeline-follow"
      size="small"
      icon={<ArrowDownToDot aria-hidden size={13} />}
      onClick={onFollow}
    >
      {m.follow}
    </Button>
  );
}
