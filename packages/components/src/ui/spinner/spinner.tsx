import { clsx } from 'clsx/lite';
import { LoaderCircle } from 'lucide';
import { Icon } from '../icon/icon.js';

export interface SpinnerProps {
  /** Pixels. @default 16 */
  size?: number | undefined;
  /** Class of the outermost element, besides its own. */
  className?: string | undefined;
}

/**
 * Loading spinner. Silent: put a text next to it.
 *
 * @example
 * <Spinner size={16} />
 */
export function Spinner({ size = 16, className }: SpinnerProps) {
  return <Icon of={LoaderCircle} className={clsx('fl-spinner', className)} size={size} />;
}
