'use client';

import type * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { createContext, useContext } from 'react';

/** Radix parts of menu items. They load with the content, so that no page loads them before a menu opens. */
export const MenuParts = createContext<typeof DropdownMenu | null>(null);

/** @throws outside of a `Menu` */
export function useMenuParts(): typeof DropdownMenu {
  const parts = useContext(MenuParts);
  if (!parts) throw new Error('MenuItem, MenuChoice and MenuLabel must be inside a Menu.');
  return parts;
}
