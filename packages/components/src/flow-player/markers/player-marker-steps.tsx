'use client';

import { stopBeside, type StopKind, usePlayer, usePlayerStore } from '@flowlens/hooks';
import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '../../ui/icon/icon.js';
import { ErrorCount } from './error-count.js';
import { MarkerIcon } from './marker-icon.js';
import { PlayerButton } from '../controls/buttons/player-button.js';
import { usePlayerTexts } from '../player-texts.js';

/**
 * Buttons to the previous and next error or comment. They do the same as the markers, one by one and in a size that
 * everybody can hit (WCAG 2.5.8). They use the markers of `FlowPlayer.Markers`.
 */
export function PlayerMarkerSteps() {
  return (
    <>
      <StepPair kind="error" />
      <StepPair kind="comment" />
    </>
  );
}

function StepPair({ kind }: { kind: StopKind }) {
  const { actions } = usePlayerStore();
  const { shortcuts } = usePlayerTexts();
  const before = usePlayer((state) => stopBeside(state, kind, -1) !== undefined);
  const after = usePlayer((state) => stopBeside(state, kind, 1) !== undefined);
  const forErrors = kind === 'error';
  // Comments load with the flow, errors after the video. Space for the buttons is reserved, so that the others do not move.
  const shown = usePlayer(({ stops }) => forErrors || stops.some((stop) => stop.kind === 'comment'));
  if (!shown) return null;

  return (
    <span className="fl-player-steps" data-kind={kind}>
      <PlayerButton
        label={forErrors ? shortcuts.previousError : shortcuts.previousComment}
        shortcut={forErrors ? 'previousError' : 'previousComment'}
        icon={<Icon of={ChevronLeft} size={14} />}
        aria-disabled={!before}
        onClick={() => actions.jump(kind, -1)}
      />
      {forErrors ? <ErrorCount /> : <MarkerIcon kind="comment" size={15} />}
      <PlayerButton
        label={forErrors ? shortcuts.nextError : shortcuts.nextComment}
        shortcut={forErrors ? 'nextError' : 'nextComment'}
        icon={<Icon of={ChevronRight} size={14} />}
        aria-disabled={!after}
        onClick={() => actions.jump(kind, 1)}
      />
    </span>
  );
}
