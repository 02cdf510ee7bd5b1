import { useEffect } from 'react';
import { type Location, useLocation } from 'react-router';
import { returnPath, tokens } from '../../flowlens.js';

/** Returns the path with its query, to store it for later. */
export function pathOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname}${search}`;
}

/** Stores the current path of a signed-out user, to return to it after login (spec §2). */
export function useRememberPath(): void {
  const path = pathOf(useLocation());
  useEffect(() => {
    if (tokens.get() === null) returnPath.remember(path);
  }, [path]);
}
