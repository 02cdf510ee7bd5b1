'use client';

import { useFlowLens } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { useRootClass } from '../../provider/use-root-class.js';
import { LoadFailure } from '../load-failure/load-failure.js';

export interface BrokenPartProps {
  /** That of the component which broke, so that the page keeps its shape. */
  className: string | undefined;
  onRetry: () => void;
}

/** Stands in place of a component that broke while it was drawn. */
export function BrokenPart({ className, onRetry }: BrokenPartProps) {
  const { common } = useFlowLens().messages;
  const rootClass = useRootClass();
  return (
    <div className={clsx(rootClass, className)} data-state="error">
      <LoadFailure message={common.partBroke} onRetry={onRetry} />
    </div>
  );
}
