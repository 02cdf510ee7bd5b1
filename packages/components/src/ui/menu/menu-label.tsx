'use client';

import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithoutRef } from 'react';

/** Text of a `Menu` that is no action. */
export function MenuLabel(props: ComponentPropsWithoutRef<'div'>) {
  return <DropdownMenu.Label {...props} />;
}
