'use client';

import { clsx } from 'clsx/lite';
import { Bell } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle } from 'react';
import { useRootClass } from '../provider/use-root-class.js';
import { controlAfter } from '../ui/internal/focus/adjacent-control.js';
import { useFocusFallback } from '../ui/internal/focus/use-focus-fallback.js';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { Icon } from '../ui/icon/icon.js';

export interface InvitationsBellProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  label: string;
  count: number;
}

/** Button with the number of invitations, which opens them. Unmounts with the last invitation. */
export const InvitationsBell = forwardRef<HTMLButtonElement, InvitationsBellProps>(function InvitationsBell(
  { count, className, ...rest },
  ref,
) {
  const rootClass = useRootClass();
  const button = useFocusFallback<HTMLButtonElement>(controlAfter);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [button]);

  return (
    <IconButton
      {...rest}
      ref={button}
      className={clsx(rootClass, 'fl-invitations-bell', className)}
      icon={
        <>
          <Icon of={Bell} />
          <span className="fl-invitations-count" aria-hidden="true">
            {count}
          </span>
        </>
      }
    />
  );
});
