import { ArrowDownToDot } from 'lucide';
import { Button } from '../../ui/button/button.js';
import { Icon } from '../../ui/icon/icon.js';
import { useTimelineTexts } from '../timeline-texts.js';

/** Makes the list scroll with the video again, after the reader has scrolled it. */
export function FollowButton({ onFollow }: { onFollow: () => void }) {
  const m = useTimelineTexts();
  return (
    <Button
      className="fl-timeline-follow"
      size="small"
      icon={<Icon of={ArrowDownToDot} size={13} />}
      onClick={onFollow}
    >
      {m.follow}
    </Button>
  );
}
