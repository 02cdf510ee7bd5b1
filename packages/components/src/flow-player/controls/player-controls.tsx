import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';

export type PlayerControlsProps = ComponentPropsWithoutRef<'div'>;

/** Contains the controls at the lower edge of the picture; hides during playback without user activity. */
export const PlayerControls = forwardRef<HTMLDivElement, PlayerControlsProps>(function PlayerControls(
  { className, ...rest },
  ref,
) {
  return <div {...rest} ref={ref} className={clsx('fl-player-controls', className)} />;
});
