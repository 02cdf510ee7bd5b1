'use client';

import { clsx } from 'clsx';
import { Bell } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle } from 'react';
import { useRootClass } from '../provider/use-root-class.js';
import { useHandOnFocus } from '../ui/hand-on-focus/use-hand-on-focus.js';
import { IconButton } from '../ui/icon-button/icon-button.js';

export interface InvitationsBellProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  label: string;
  count: number;
}

/** Opens the invitations, and says how many there are. Goes with the last of them. */
export const InvitationsBell = forwardRef<HTMLButtonElement, InvitationsBellProps>(function InvitationsBell(
  { count, className, ...rest },
  ref,
) {
  const rootClass = useRootClass();
  const button = useHandOnFocus<HTMLButtonElement>('after');
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [button]);

  return (
    <IconButton
      {...rest}
      ref={button}
      className={clsx(rootClass, 'fl-invitations-bell', className)}
      icon={
        <>
          <Bell size={16} aria-hidden="true" />
          <span className="fl-invitations-count" aria-hidden="true">
            {count}
          </span>
        </>
      }
    />
  );
});
