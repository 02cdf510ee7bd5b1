'use client';

import { useContext } from 'react';
import { UiContext } from './ui-context.js';

/** The class of a component's root and of every overlay: it carries the tokens and the provider's colour scheme. */
export function useRootClass(): string {
  const { colorScheme } = useContext(UiContext);
  return colorScheme === 'inherit' ? 'fl-root' : `fl-root fl-scheme-${colorScheme}`;
}
