'use client';

import type { JoinedProject, MyInvitation } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useMyInvitations } from '@flowlens/hooks';
import { useControllableState } from '@flowlens/hooks/internal';
import { type ComponentPropsWithoutRef, forwardRef, useEffect } from 'react';
import { OverlayContainer } from '../provider/overlay-container.js';
import type { PortalContainer } from '../provider/ui-context.js';
import { useMessages } from '../provider/use-messages.js';
import { useNavigate } from '../provider/use-navigate.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { InlineAlert } from '../ui/inline-alert/inline-alert.js';
import { useIsShown } from '../ui/internal/use-is-shown.js';
import { Popover } from '../ui/popover/popover.js';
import { InvitationItem } from './invitation-item.js';
import { InvitationsBell } from './invitations-bell.js';

const POPOVER = 'invitations';

export interface InvitationsPopoverProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onError'>, BoundaryProps {
  /** True while the invitations are open, for a controlled popover. */
  open?: boolean | undefined;
  /** Opens the invitations as soon as they are loaded. @default false */
  defaultOpen?: boolean | undefined;
  /** Runs when the invitations open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Container of the popover. @default the provider's */
  portalContainer?: PortalContainer | undefined;
  /** Runs after an invitation was accepted, before the provider’s `onNavigate` is asked for the project. */
  onProjectJoined?: ((project: JoinedProject) => void) | undefined;
  /** Runs after an invitation was rejected. */
  onInvitationRejected?: ((invitation: MyInvitation) => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'myInvitations'> | undefined;
}

/**
 * A bell with the viewer's pending invitations. Accepting one leads to its project. Renders nothing without invitations.
 *
 * @example
 * <InvitationsPopover onProjectJoined={(project) => openProject(project.system_id)} />
 */
export const InvitationsPopover = withErrorBoundary(
  forwardRef<HTMLButtonElement, InvitationsPopoverProps>(function InvitationsPopover(
    {
      open: hostOpen,
      defaultOpen = false,
      onOpenChange,
      portalContainer,
      onProjectJoined,
      onInvitationRejected,
      messages,
      ...rest
    },
    ref,
  ) {
    const { query, canAccept, personalLimit } = useMyInvitations();
    const m = useMessages('myInvitations', messages?.myInvitations);
    const [open, setOpen] = useControllableState({
      value: hostOpen,
      defaultValue: defaultOpen,
      onChange: onOpenChange,
    });
    const navigate = useNavigate();
    const isShown = useIsShown(POPOVER);
    const { data: invitations = [], isFetching } = query;
    const empty = invitations.length === 0 && !query.isPending;
    useEffect(() => {
      // The next invitation must not open it automatically.
      if (empty && open) setOpen(false);
    }, [empty, open, setOpen]);
    if (invitations.length === 0) return null;

    function goTo(joined: JoinedProject) {
      setOpen(false);
      onProjectJoined?.(joined);
      // Does not navigate if the user has left this page.
      if (isShown(POPOVER)) navigate({ page: 'gallery', projectId: joined.system_id });
    }

    return (
      <OverlayContainer container={portalContainer}>
        <Popover
          label={m.title}
          align="end"
          className="fl-invitations"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <InvitationsBell
              {...rest}
              ref={ref}
              label={m.bell({ count: invitations.length })}
              count={invitations.length}
            />
          }
        >
          <div className="fl-invitations-head">
            <h2 className="fl-invitations-title">{m.title}</h2>
            <span className="fl-invitations-loading" role="status">
              {isFetching && m.loading}
            </span>
          </div>
          {invitations.some((invitation) => !canAccept(invitation)) && (
            <InlineAlert tone="warning">{m.limitReached({ count: personalLimit.count })}</InlineAlert>
          )}
          <ul className="fl-invitations-list">
            {invitations.map((invitation) => (
              <InvitationItem
                key={invitation.id}
                m={m}
                invitation={invitation}
                acceptable={canAccept(invitation)}
                onAccepted={goTo}
                onRejected={onInvitationRejected}
              />
            ))}
          </ul>
        </Popover>
      </OverlayContainer>
    );
  }),
);
