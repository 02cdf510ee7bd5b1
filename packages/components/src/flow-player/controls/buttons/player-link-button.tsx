'use client';

import { usePlayerStore } from '@flowlens/hooks';
import { Link as LinkIcon } from 'lucide';
import { useCopyFeedback } from '../../../ui/copy-field/use-copy-feedback.js';
import { Icon } from '../../../ui/icon/icon.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.js';
import { PlayerButton } from './player-button.js';
import { usePlayerTexts } from '../../player-texts.js';

export interface PlayerLinkButtonProps {
  /** Returns the URL that opens this flow at a time in milliseconds; `linkAtTime` of `@flowlens/core/links` writes it. */
  momentUrl: (timeMs: number) => string;
}

/** Copies a link to the current time of the video. */
export function PlayerLinkButton({ momentUrl }: PlayerLinkButtonProps) {
  const { getState } = usePlayerStore();
  const m = usePlayerTexts();
  const { outcome, icon, copy } = useCopyFeedback({
    idleIcon: LinkIcon,
    copiedText: m.momentCopied,
    failedText: m.momentCopyFailed,
  });

  return (
    <>
      <PlayerButton
        label={m.copyMoment}
        tip={outcome ?? m.copyMoment}
        className="fl-player-link"
        icon={<Icon of={icon} size={17} />}
        onClick={() => void copy(momentUrl(Math.round(getState().timeMs)))}
      />
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </>
  );
}
