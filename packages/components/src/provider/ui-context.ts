'use client';

import type { NavigationTarget } from '@flowlens/hooks';
import { type ComponentPropsWithoutRef, type ComponentType, createContext, type RefObject } from 'react';

/** `inherit` follows the host's `color-scheme`; `system` follows the operating system. */
export type ColorScheme = 'inherit' | 'light' | 'dark' | 'system';

/** Reading direction of the page. */
export type TextDirection = 'ltr' | 'rtl';

/** Container of overlays. By default, they are appended to the body. */
export type PortalContainer = HTMLElement | ShadowRoot | RefObject<HTMLElement | ShadowRoot | null> | null;

/** Props of a host's own link: its target, and the product's address for it. */
export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** The page that the link opens. */
  to: NavigationTarget;
  /** Address of the page in the product. */
  href: string;
}

/** Leaf elements that a host may replace. Must stay the same between renders. */
export interface ReplaceableComponents {
  /** Renders every link to another page of the product. */
  Link?: ComponentType<LinkProps> | undefined;
}

export interface UiContextValue {
  /** Undefined inherits. */
  colorScheme?: Exclude<ColorScheme, 'inherit'> | undefined;
  /** Undefined follows the host's page. */
  dir?: TextDirection | undefined;
  portalContainer?: RefObject<HTMLElement | ShadowRoot | null>;
  Link?: ReplaceableComponents['Link'];
}

/** Returns a container as a ref to it. */
export function asContainerRef(container: PortalContainer): NonNullable<UiContextValue['portalContainer']> {
  return container && 'current' in container ? container : { current: container };
}

export const UiContext = createContext<UiContextValue>({});
