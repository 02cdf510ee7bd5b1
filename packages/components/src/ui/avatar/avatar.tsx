'use client';

import { initials } from '@flowlens/core/format';
import { safeHttpsHref } from '@flowlens/core/links';
import { clsx } from 'clsx/lite';
import * as Primitive from '@radix-ui/react-avatar';
import type { ComponentPropsWithoutRef } from 'react';

export interface AvatarProps extends ComponentPropsWithoutRef<'span'> {
  name: string;
  /** Shown if it is an https address that loads; otherwise, the initials are. */
  picture?: string | null | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | undefined;
}

/** A user as a round picture or up to two letters. Decorative: the name must be next to it or in the control's label. */
export function Avatar({ name, picture, size = 'medium', className, ...rest }: AvatarProps) {
  const source = safeHttpsHref(picture);
  return (
    <Primitive.Root {...rest} className={clsx('fl-avatar', className)} data-size={size} aria-hidden="true">
      {source && <Primitive.Image className="fl-avatar-picture" src={source} alt="" referrerPolicy="no-referrer" />}
      <Primitive.Fallback>{initials(name)}</Primitive.Fallback>
    </Primitive.Root>
  );
}
