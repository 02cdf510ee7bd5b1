'use client';

import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` for what is also rendered on servers, where React 18 warns of it; neither runs there. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
