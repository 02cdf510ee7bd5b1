'use client';

import { type ReactElement, useContext, useMemo } from 'react';
import { asContainerRef, type PortalContainer, UiContext } from './ui-context.js';

export interface OverlayContainerProps {
  /** Undefined keeps the container around it. */
  container: PortalContainer | undefined;
  children: ReactElement;
}

/** Sets the container of the overlays within. */
export function OverlayContainer({ container, children }: OverlayContainerProps) {
  const around = useContext(UiContext);
  const ui = useMemo(
    () => (container === undefined ? around : { ...around, portalContainer: asContainerRef(container) }),
    [around, container],
  );
  return <UiContext.Provider value={ui}>{children}</UiContext.Provider>;
}
