'use client';

import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` for components that also render on servers, where React 18 warns about it; neither runs there. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
