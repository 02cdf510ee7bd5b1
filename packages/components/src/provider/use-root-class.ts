'use client';

import { clsx } from 'clsx/lite';
import { useContext } from 'react';
import { UiContext } from './ui-context.js';

/**
 * Returns the class of a component's root and of every overlay, with the tokens and the provider's colour scheme and
 * direction.
 */
export function useRootClass(): string {
  const { colorScheme, dir } = useContext(UiContext);
  return clsx('fl-root', colorScheme && `fl-scheme-${colorScheme}`, dir && `fl-dir-${dir}`);
}
