'use client';

import {
  FlowLensProvider as FlowLensDataProvider,
  type FlowLensProviderProps as FlowLensDataProviderProps,
} from '@flowlens/hooks';
import { useMemo } from 'react';
import { DirectionProvider } from '../ui/internal/layout/direction-provider.js';
import { StyleNonce } from '../ui/internal/style-nonce.js';
import {
  asContainerRef,
  type ColorScheme,
  type PortalContainer,
  type ReplaceableComponents,
  type TextDirection,
  UiContext,
} from './ui-context.js';
import { useLinkCheck } from './use-link-check.js';
import { useToastFocus } from './use-toast-focus.js';

export interface FlowLensProviderProps extends FlowLensDataProviderProps {
  /** Light or dark. @default 'inherit' */
  colorScheme?: ColorScheme | undefined;
  /** Right to left or left to right, if it differs from the host's page. @default the page's */
  dir?: TextDirection | undefined;
  /** Container of overlays, for instance inside a host's own dialog or shadow root. @default the body */
  portalContainer?: PortalContainer | undefined;
  /** For pages with a strict `style-src`: set on the style elements that overlays need while they are open. */
  nonce?: string | undefined;
  /** Leaf elements to replace, such as the router's link. Must stay the same between renders. */
  components?: ReplaceableComponents | undefined;
}

/**
 * Provides components with data, texts, colours and callbacks. Renders no element.
 *
 * @example
 * // Once, outside of components.
 * const client = createFlowLensClient({ baseUrl: 'https://flows.example.com', getAccessToken });
 *
 * <FlowLensProvider client={client}>
 *   <FlowView flowId={flowId} />
 * </FlowLensProvider>
 */
export function FlowLensProvider({
  colorScheme,
  dir,
  portalContainer = null,
  nonce,
  components,
  children,
  ...data
}: FlowLensProviderProps) {
  const Link = components?.Link;
  useLinkCheck(Link);
  useToastFocus();
  const ui = useMemo(
    () => ({
      colorScheme: colorScheme === 'inherit' ? undefined : colorScheme,
      dir,
      portalContainer: asContainerRef(portalContainer),
      Link,
    }),
    [colorScheme, dir, portalContainer, Link],
  );
  return (
    <FlowLensDataProvider {...data}>
      <UiContext.Provider value={ui}>
        <StyleNonce value={nonce} />
        <DirectionProvider dir={dir}>{children}</DirectionProvider>
      </UiContext.Provider>
    </FlowLensDataProvider>
  );
}
