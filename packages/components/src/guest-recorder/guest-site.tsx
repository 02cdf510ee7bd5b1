import type { RecorderMessages } from '@flowlens/core/messages';
import { useRecorder } from '@flowlens/hooks';
import type { Recorder } from '@flowlens/recorder';
import { SquareArrowOutUpRight } from 'lucide';
import { useState } from 'react';
import { Button } from '../ui/button/button.js';
import { Icon } from '../ui/icon/icon.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';

export interface GuestSiteProps {
  m: RecorderMessages['guest'];
  recorder: Recorder;
  /** Address of the page to record, as `siteAddress` returns it. */
  address: string;
}

/** Opens the page that the guest is asked to record, before or during the recording. */
export function GuestSite({ m, recorder, address }: GuestSiteProps) {
  const { status, hasSiteEvents, draft } = useRecorder(recorder);
  const [blocked, setBlocked] = useState(false);
  if (draft !== null || status === 'stopping') return null;
  const { host } = new URL(address);

  return (
    <div className="fl-guest-site">
      <Button
        icon={<Icon of={SquareArrowOutUpRight} size={14} />}
        onClick={() => setBlocked(!recorder.openSite(address))}
      >
        {m.openSite({ host })}
      </Button>
      <p className="fl-guest-recorder-text" role="status">
        {hasSiteEvents && status !== 'idle' ? m.siteJoined({ host }) : m.openSiteHint}
      </p>
      {blocked && <InlineAlert tone="error">{m.siteBlocked}</InlineAlert>}
    </div>
  );
}
