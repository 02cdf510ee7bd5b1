'use client';

import type { ReactNode } from 'react';
import { ownElement } from '../internal/own-element.js';
import { useMenuParts } from './menu-parts.js';

export interface MenuItemProps {
  children: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
  /** Keeps the menu open after the press. @default false */
  staysOpen?: boolean | undefined;
}

/** One action of a `Menu`. */
export function MenuItem({ children, icon, onSelect, tone = 'neutral', disabled, staysOpen = false }: MenuItemProps) {
  const { Item } = useMenuParts();
  return (
    <Item
      className="fl-menu-item"
      data-tone={tone}
      {...(disabled && { disabled })}
      onSelect={(event) => {
        if (staysOpen) event.preventDefault();
        onSelect();
      }}
    >
      {ownElement(icon)}
      {ownElement(children)}
    </Item>
  );
}
