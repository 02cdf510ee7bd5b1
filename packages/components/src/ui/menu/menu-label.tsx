'use client';

import type { ComponentPropsWithoutRef } from 'react';
import { useMenuParts } from './menu-parts.js';

/** Text in a `Menu` without an action. */
export function MenuLabel(props: ComponentPropsWithoutRef<'div'>) {
  const { Label } = useMenuParts();
  return <Label {...props} />;
}
