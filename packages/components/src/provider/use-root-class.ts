'use client';

import { clsx } from 'clsx/lite';
import { useContext } from 'react';
import { UiContext } from './ui-context.js';

/** The class of a component's root and of every overlay: it carries the tokens and the provider's colour scheme and direction. */
export function useRootClass(): string {
  const { colorScheme, dir } = useContext(UiContext);
  return clsx('fl-root', colorScheme && `fl-scheme-${colorScheme}`, dir && `fl-dir-${dir}`);
}
