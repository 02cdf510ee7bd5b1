import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';

export type PlayerBarProps = ComponentPropsWithoutRef<'div'>;

/** A row of buttons below the progress bar. */
export const PlayerBar = forwardRef<HTMLDivElement, PlayerBarProps>(function PlayerBar({ className, ...rest }, ref) {
  return <div {...rest} ref={ref} className={clsx('fl-player-bar', className)} />;
});
