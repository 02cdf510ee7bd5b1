'use client';

import type { ComponentPropsWithoutRef } from 'react';
import { useMenuParts } from './menu-parts.js';

/** Text of a `Menu` that is no action. */
export function MenuLabel(props: ComponentPropsWithoutRef<'div'>) {
  const { Label } = useMenuParts();
  return <Label {...props} />;
}
