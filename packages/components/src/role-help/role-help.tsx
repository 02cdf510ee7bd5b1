'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import type { ProjectStanding } from '@flowlens/core/permissions';
import { clsx } from 'clsx/lite';
import { CircleHelp } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { RoleAuthorities } from '../role-badge/role-authorities.js';
import { StandingBadge } from '../role-badge/standing-badge.js';
import { mergeHostProps } from '../ui/internal/events/merge-host-props.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { Icon } from '../ui/icon/icon.js';

const STANDINGS: readonly ProjectStanding[] = ['owner', 'admin', 'contributor'];

export interface RoleHelpProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onError'>, BoundaryProps {
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'members'> | undefined;
}

/**
 * A button that explains the roles of a project.
 *
 * @example
 * <RoleHelp />
 */
export const RoleHelp = withErrorBoundary(
  forwardRef<HTMLButtonElement, RoleHelpProps>(function RoleHelp({ messages, className, ...rest }, ref) {
    const [open, setOpen] = useState(false);
    const m = useMessages('members', messages?.members);
    const rootClass = useRootClass();

    return (
      <>
        <IconButton
          size="small"
          {...rest}
          {...mergeHostProps(rest, { onClick: () => setOpen(true) })}
          ref={ref}
          className={clsx(rootClass, className)}
          label={m.roleHelp}
          icon={<Icon of={CircleHelp} />}
          aria-haspopup="dialog"
        />
        <Dialog title={m.roleHelp} open={open} onOpenChange={setOpen}>
          <ul role="list" className="fl-role-help">
            {STANDINGS.map((standing) => (
              <li key={standing} className="fl-role-help-role">
                <p className="fl-role-help-name">
                  <StandingBadge standing={standing} m={m} />
                  <span>{m[`${standing}Description`]}</span>
                </p>
                <RoleAuthorities standing={standing} m={m} />
              </li>
            ))}
          </ul>
        </Dialog>
      </>
    );
  }),
);
