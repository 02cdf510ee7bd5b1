'use client';

import type * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { createContext, useContext } from 'react';

/** What the items of a menu are made of. It comes with the menu's window, so that no page loads it before a menu is opened. */
export const MenuParts = createContext<typeof DropdownMenu | null>(null);

/** @throws outside of a `Menu` */
export function useMenuParts(): typeof DropdownMenu {
  const parts = useContext(MenuParts);
  if (!parts) throw new Error('MenuItem, MenuChoice and MenuLabel stand inside of a Menu');
  return parts;
}
