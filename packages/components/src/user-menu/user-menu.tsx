'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { useCurrentUser } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { LogOut } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { Avatar } from '../ui/avatar/avatar.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { MenuItem } from '../ui/menu/menu-item.js';
import { MenuLabel } from '../ui/menu/menu-label.js';
import { Menu } from '../ui/menu/menu.js';
import { Spinner } from '../ui/spinner/spinner.js';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.js';

export interface UserMenuProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onError'>, BoundaryProps {
  /**
   * Ends the session. The menu shows this until the promise settles. The host has to report a rejection; the menu then
   * offers the action again.
   */
  onSignOut: () => Promise<void>;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'common'> | undefined;
}

/**
 * The signed-in user, with Sign out. Renders nothing while loading, after a failure, and for signed-out visitors.
 *
 * @example
 * <UserMenu onSignOut={signOut} />
 */
export const UserMenu = withErrorBoundary(
  forwardRef<HTMLButtonElement, UserMenuProps>(function UserMenu({ onSignOut, messages, className, ...rest }, ref) {
    const { data, isError } = useCurrentUser();
    const m = useMessages('common', messages?.common);
    const rootClass = useRootClass();
    const [signingOut, setSigningOut] = useState(false);
    if (!data || isError) return null;
    const { name, email, picture } = data.user;

    function signOut() {
      if (signingOut) return;
      setSigningOut(true);
      const settled = () => setSigningOut(false);
      onSignOut().then(settled, settled);
    }

    return (
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            title={email}
            {...rest}
            ref={ref}
            className={clsx(rootClass, 'fl-user-menu', className)}
          >
            <Avatar name={name} picture={picture} />
            <VisuallyHidden>{m.userMenu({ name: name || email })}</VisuallyHidden>
          </button>
        }
      >
        <MenuLabel className="fl-user-menu-person">
          <span className="fl-user-menu-name">{name}</span>
          <span className="fl-user-menu-email">{email}</span>
        </MenuLabel>
        <MenuItem
          staysOpen
          disabled={signingOut}
          icon={signingOut ? <Spinner size={14} /> : <Icon of={LogOut} className="fl-mirrored" size={14} />}
          onSelect={signOut}
        >
          {signingOut ? m.signingOut : m.signOut}
        </MenuItem>
      </Menu>
    );
  }),
);
