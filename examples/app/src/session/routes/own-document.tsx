import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { loadedPath } from './loaded-path.js';

export interface OwnDocumentProps {
  /** Address whose response headers the page needs. */
  path: string;
}

/**
 * Reloads the page if this document was loaded for another page, such as the login page, because that document's headers
 * are weaker.
 */
export function OwnDocument({ path }: OwnDocumentProps) {
  const { search, hash } = useLocation();
  const isOwn = loadedPath === path;

  useEffect(() => {
    if (!isOwn) window.location.replace(`${path}${search}${hash}`);
  }, [isOwn, path, search, hash]);

  return isOwn ? <Outlet /> : null;
}
