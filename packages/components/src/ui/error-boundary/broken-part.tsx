'use client';

import { useFlowLens } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import type { HTMLAttributes } from 'react';
import { useRootClass } from '../../provider/use-root-class.js';
import { LoadFailure } from '../load-failure/load-failure.js';

export type PlaceProps = Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'style'>;

export interface BrokenPartProps {
  /** The props of the component which broke: its place on the page stays, so that the page keeps its shape. */
  of: PlaceProps;
  onRetry: () => void;
}

/** Stands in place of a component that broke while it was drawn. */
export function BrokenPart({ of: { id, className, style }, onRetry }: BrokenPartProps) {
  const { common } = useFlowLens().messages;
  const rootClass = useRootClass();
  return (
    <div id={id} className={clsx(rootClass, className)} style={style} data-state="error">
      <LoadFailure message={common.partBroke} onRetry={onRetry} />
    </div>
  );
}
