'use client';

import { useFlowLens } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import type { HTMLAttributes } from 'react';
import { useRootClass } from '../../provider/use-root-class.js';
import { LoadFailure } from '../load-failure/load-failure.js';

export type PlaceProps = Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'style'>;

export interface BrokenPartProps {
  /** Props of the crashed component: it keeps its place, so that the page keeps its layout. */
  of: PlaceProps;
  onRetry: () => void;
}

/** Replaces a component that crashed during render. */
export function BrokenPart({ of: { id, className, style }, onRetry }: BrokenPartProps) {
  const { common } = useFlowLens().messages;
  const rootClass = useRootClass();
  return (
    <div id={id} className={clsx(rootClass, className)} style={style} data-state="error">
      <LoadFailure message={common.partBroke} onRetry={onRetry} />
    </div>
  );
}
