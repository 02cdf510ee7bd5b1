'use client';

import { flowPath, galleryPath, joinPath, loginPath, recordPath } from '@flowlens/core/links';
import type { NavigationTarget } from '@flowlens/hooks';
import { isPlainClick } from '@flowlens/hooks/internal';
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, useContext } from 'react';
import { UiContext } from './ui-context.js';
import { useNavigate } from './use-navigate.js';

export interface ProductLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  to: NavigationTarget;
  /** Runs after a click that opened the page in this tab. */
  onNavigated?: (() => void) | undefined;
}

/** A link to another page of the product: the host's own link if provided, else an anchor that asks the host. */
export const ProductLink = forwardRef<HTMLAnchorElement, ProductLinkProps>(function ProductLink(
  { to, onClick, onNavigated, ...rest },
  ref,
) {
  const { Link } = useContext(UiContext);
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    if (!Link) {
      event.preventDefault();
      navigate(to);
    }
    onNavigated?.();
  }

  if (Link) return <Link {...rest} onClick={follow} to={to} href={productPath(to)} />;

  return <a {...rest} ref={ref} href={productPath(to)} onClick={follow} />;
});

/** The product's own addresses. */
function productPath(to: NavigationTarget): string {
  switch (to.page) {
    case 'flow':
      return flowPath(to.flowId);
    case 'join':
      return joinPath(to.invitation);
    case 'login':
      return loginPath();
    case 'record':
      return recordPath(to.projectId);
    case 'gallery':
      return galleryPath(to);
  }
}
