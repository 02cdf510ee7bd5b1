import { clsx } from 'clsx/lite';
import type { ComponentPropsWithoutRef } from 'react';

export interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  /** CSS length. @default '100%' */
  width?: string | undefined;
  /** CSS length. @default '12px' */
  height?: string | undefined;
}

/** A grey placeholder for loading content. Silent: put the loading text next to it. */
export function Skeleton({ width = '100%', height = '12px', className, style, ...rest }: SkeletonProps) {
  return (
    <span {...rest} className={clsx('fl-skeleton', className)} style={{ width, height, ...style }} aria-hidden="true" />
  );
}
