'use client';

import { useControllableState } from '@flowlens/hooks/internal';
import { type AriaAttributes, type FunctionComponent, type RefObject, useId, useRef, useState } from 'react';
import type { LazyCode } from './lazy-code.js';
import { useOpenedCode } from './use-opened-code.js';

/** Props of every popup beside a button. */
export interface PopupProps {
  id: string;
  button: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface PopupTriggerOptions<Props extends PopupProps> {
  /** Content that opens. Its code loads when the button is first pointed at or focused. */
  code: LazyCode<FunctionComponent<Props>>;
  kind: AriaAttributes['aria-haspopup'];
  /** Left out, the button itself knows whether it is open. */
  open: boolean | undefined;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/** Props for a button that opens a popup, and the popup's content once it was opened. */
export function usePopupTrigger<Props extends PopupProps>({
  code,
  kind,
  open: hostOpen,
  onOpenChange,
}: PopupTriggerOptions<Props>) {
  const [open, setOpen] = useControllableState({ value: hostOpen, defaultValue: false, onChange: onOpenChange });
  const Content = useOpenedCode(code, open, setOpen);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const button = useRef<HTMLElement>(null);
  const id = useId();
  const shown = open && Content !== null;

  return {
    open,
    setOpen,
    buttonProps: {
      ref: button,
      'aria-haspopup': kind,
      'aria-expanded': shown,
      'aria-controls': shown ? id : undefined,
      'data-state': shown ? 'open' : 'closed',
      onPointerEnter: code.prefetch,
      onFocus: code.prefetch,
    },
    // Stays mounted after closing, for the exit animation.
    Content: opened ? Content : null,
    contentProps: { id, button, open, onOpenChange: setOpen } satisfies PopupProps,
  };
}
