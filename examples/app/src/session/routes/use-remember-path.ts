import { useEffect } from 'react';
import { type Location, useLocation } from 'react-router';
import { returnPath, tokens } from '../../flowlens.js';

/** The path with its query, as it is kept for later. */
export function pathOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname}${search}`;
}

/** Keeps where people without a token are, for after login (spec §2). */
export function useRememberPath(): void {
  const path = pathOf(useLocation());
  useEffect(() => {
    if (tokens.get() === null) returnPath.remember(path);
  }, [path]);
}
