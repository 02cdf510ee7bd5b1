import { clsx } from 'clsx/lite';
import { LoaderCircle } from 'lucide';
import { Icon } from '../icon/icon.js';

export interface SpinnerProps {
  /** Pixels. @default 16 */
  size?: number | undefined;
  className?: string | undefined;
}

/** Loading spinner. Silent: put a text next to it. */
export function Spinner({ size = 16, className }: SpinnerProps) {
  return <Icon of={LoaderCircle} className={clsx('fl-spinner', className)} size={size} />;
}
