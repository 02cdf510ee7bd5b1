'use client';

import { createContext, useContext } from 'react';
import { hostOf, splitUrl } from './split-url.js';

/** Host of the recorded page, which rows of the nearest `FlowTimeline` omit; null if it is unknown. */
export const OwnHostContext = createContext<string | null>(null);

/** Returns whether a URL has the host of the recorded page. */
export function useIsOwnHost(url: string): boolean {
  const own = useContext(OwnHostContext);
  return own !== null && hostOf(url) === own;
}

/** Returns a function that returns a URL as `UrlText` shows it, untruncated. */
export function useShownUrl(): (url: string) => string {
  const own = useContext(OwnHostContext);
  return (url) => {
    const { host, folders, tail, query } = splitUrl(url, own !== null && hostOf(url) === own);
    return host + folders + tail + query;
  };
}
