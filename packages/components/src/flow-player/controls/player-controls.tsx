import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';

export type PlayerControlsProps = ComponentPropsWithoutRef<'div'>;

/** Holds the controls at the lower edge of the picture; goes out of sight while the video plays and nobody is at them. */
export const PlayerControls = forwardRef<HTMLDivElement, PlayerControlsProps>(function PlayerControls(
  { className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={clsx('fl-player-controls', className)} />;
});
