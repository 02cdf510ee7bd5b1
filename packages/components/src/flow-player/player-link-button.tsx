'use client';

import { useCopy, usePlayerStore } from '@flowlens/hooks';
import { Check, LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.js';
import { PlayerButton } from './player-button.js';
import { usePlayerTexts } from './player-texts.js';

export interface PlayerLinkButtonProps {
  /** The address that opens this flow at a time, in seconds with at most two decimals; `startAt` reads it. */
  momentUrl: (seconds: number) => string;
}

/** Copies a link to where the video stands. */
export function PlayerLinkButton({ momentUrl }: PlayerLinkButtonProps) {
  const { getState } = usePlayerStore();
  const { copied, copy } = useCopy();
  const [failed, setFailed] = useState(false);
  const m = usePlayerTexts();
  const failure = failed ? m.momentCopyFailed : '';
  const outcome = copied ? m.momentCopied : failure;

  async function copyLink() {
    const worked = await copy(momentUrl(Math.round(getState().timeMs / 10) / 100));
    setFailed(!worked);
  }

  return (
    <>
      <PlayerButton
        label={m.copyMoment}
        tip={outcome || m.copyMoment}
        className="fl-player-link"
        icon={copied ? <Check size={17} /> : <LinkIcon size={17} />}
        onClick={() => void copyLink()}
      />
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
}
