'use client';

import { setNonce } from 'get-nonce';
import { useEffect } from 'react';

export interface StyleNonceProps {
  value: string | undefined;
}

/** Passes the page's nonce to the scroll lock of dialogs, which adds a style element while one is open. Renders nothing. */
export function StyleNonce({ value }: StyleNonceProps) {
  useEffect(() => {
    if (value) setNonce(value);
  }, [value]);
  return null;
}
