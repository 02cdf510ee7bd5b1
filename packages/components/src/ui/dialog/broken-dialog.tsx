'use client';

import * as Primitive from '@radix-ui/react-dialog';
import { clsx } from 'clsx/lite';
import { X } from 'lucide';
import { useMessages } from '../../provider/use-messages.js';
import { usePortalContainer } from '../../provider/use-portal-container.js';
import { useRootClass } from '../../provider/use-root-class.js';
import { Icon } from '../icon/icon.js';
import { LoadFailure } from '../load-failure/load-failure.js';
import { useReturnFocus } from './use-return-focus.js';

export interface BrokenDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRetry: () => void;
}

/** Replaces a dialog that crashed during render. Not a `Dialog`, which contains such a dialog itself. */
export function BrokenDialog({ open, onOpenChange, onRetry }: BrokenDialogProps) {
  const container = usePortalContainer();
  const rootClass = useRootClass();
  const m = useMessages('common');
  const focus = useReturnFocus();

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal container={container}>
        <Primitive.Overlay className={clsx(rootClass, 'fl-dialog-scrim')}>
          <Primitive.Content className="fl-overlay fl-dialog" aria-describedby={undefined} {...focus}>
            <Primitive.Title className="fl-visually-hidden">{m.partBroke}</Primitive.Title>
            <LoadFailure message={m.partBroke} onRetry={onRetry} />
            <Primitive.Close className="fl-icon-button fl-dialog-close" data-size="small" aria-label={m.close}>
              <Icon of={X} />
            </Primitive.Close>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
