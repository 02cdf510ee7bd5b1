'use client';

import { HOVER_CARD_DELAY_MS } from '@flowlens/core/limits';
import type { MessageOverrides } from '@flowlens/core/messages';
import type { ProjectStanding } from '@flowlens/core/permissions';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { useTooltip } from '../ui/tooltip/use-tooltip.js';
import { RoleAuthorities } from './role-authorities.js';
import { StandingBadge } from './standing-badge.js';

export interface RoleBadgeProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'role' | 'onError'>, BoundaryProps {
  /** Role of a person in a project. */
  standing: ProjectStanding;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'members'> | undefined;
}

/**
 * A role as a badge; hover or focus lists its permissions.
 *
 * @example
 * <RoleBadge standing="admin" />
 */
export const RoleBadge = withErrorBoundary(
  forwardRef<HTMLButtonElement, RoleBadgeProps>(function RoleBadge({ standing, messages, className, ...rest }, ref) {
    const m = useMessages('members', messages?.members);
    const rootClass = useRootClass();
    const { describedProps, tooltip } = useTooltip({
      side: 'bottom',
      delayMs: HOVER_CARD_DELAY_MS,
      content: (
        <>
          <p className="fl-role-badge-title">{m.roleHelp}</p>
          <RoleAuthorities standing={standing} m={m} />
        </>
      ),
    });

    return (
      <>
        <button
          type="button"
          {...rest}
          {...describedProps(rest)}
          ref={ref}
          className={clsx(rootClass, 'fl-role-badge', className)}
        >
          <StandingBadge standing={standing} m={m} />
        </button>
        {tooltip}
      </>
    );
  }),
);
