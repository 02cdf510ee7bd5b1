'use client';

import { formatSpokenTime } from '@flowlens/core/format';
import { usePlayer, usePlayerStore, useSlider } from '@flowlens/hooks';
import { pointerPosition } from '@flowlens/hooks/internal';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef, type PointerEvent, useState } from 'react';
import { mergeHostProps } from '../../ui/internal/events/merge-host-props.js';
import { PlayerBuffered } from './player-buffered.js';
import { PlayerFill } from './player-fill.js';
import { PlayerIdle } from './player-idle.js';
import { usePlayerTexts } from '../player-texts.js';
import { PlayerTimePreview } from './player-time-preview.js';
import { useTip } from '../controls/tip/use-tip.js';

/** Steps of the arrow keys and of Page Up and Page Down, in seconds (WAI-ARIA media seek slider). */
const STEP_S = 1;
const PAGE_STEP_S = 15;

export type PlayerProgressBarProps = ComponentPropsWithoutRef<'div'>;

/**
 * Time of the video as a slider: drag, arrow keys, Page Up and Down, Home and End. Shows the time under the pointer.
 */
export const PlayerProgressBar = forwardRef<HTMLDivElement, PlayerProgressBarProps>(function PlayerProgressBar(
  { className, ...rest },
  ref,
) {
  const { actions } = usePlayerStore();
  const m = usePlayerTexts();
  const seconds = usePlayer((state) => Math.floor(state.timeMs / 1_000));
  const durationMs = usePlayer((state) => state.durationMs);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const { open, tipProps } = useTip({ openDelayMs: 0, closeDelayMs: 0 });
  const { sliderProps, dragging } = useSlider({
    value: seconds,
    max: durationMs / 1_000,
    step: STEP_S,
    pageStep: PAGE_STEP_S,
    disabled: durationMs === 0,
    onChange: (value) => actions.seek(value * 1_000),
  });

  return (
    <div
      aria-label={m.seek}
      {...rest}
      {...mergeHostProps(rest, {
        ...sliderProps,
        ...tipProps,
        onPointerMove(event: PointerEvent) {
          setPointedAt(pointerPosition(event));
          sliderProps.onPointerMove(event);
        },
        onPointerLeave() {
          setPointedAt(null);
          tipProps.onPointerLeave();
        },
      })}
      ref={ref}
      className={clsx('fl-player-progress', className)}
      data-dragging={dragging || undefined}
      aria-valuetext={m.seekTime({
        time: formatSpokenTime(seconds * 1_000, m),
        duration: formatSpokenTime(durationMs, m),
      })}
    >
      <div className="fl-player-track">
        <PlayerBuffered />
        <PlayerIdle />
        <PlayerFill />
      </div>
      {open && durationMs > 0 && <PlayerTimePreview position={pointedAt} />}
    </div>
  );
});
