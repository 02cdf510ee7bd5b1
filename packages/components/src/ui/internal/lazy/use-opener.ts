'use client';

import { useControllableState } from '@flowlens/hooks';
import { type AriaAttributes, type FunctionComponent, type RefObject, useId, useRef, useState } from 'react';
import type { LazyCode } from './lazy-code.js';
import { useOpenedCode } from './use-opened-code.js';

/** Props of every overlay beside a button. */
export interface OpenedWindow {
  id: string;
  button: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface OpenerOptions<Props extends OpenedWindow> {
  /** Content that opens. Its code loads when the button is first pointed at or focused. */
  code: LazyCode<FunctionComponent<Props>>;
  kind: AriaAttributes['aria-haspopup'];
  /** Left out, the button itself knows whether it is open. */
  open: boolean | undefined;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/** A button that opens a window beside it: what the button needs, and the window once there is something to see of it. */
export function useOpener<Props extends OpenedWindow>({
  code,
  kind,
  open: hostOpen,
  onOpenChange,
}: OpenerOptions<Props>) {
  const [open, setOpen] = useControllableState({ value: hostOpen, defaultValue: false, onChange: onOpenChange });
  const Window = useOpenedCode(code, open, setOpen);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const button = useRef<HTMLElement>(null);
  const id = useId();
  const shown = open && Window !== null;

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
    // Stays when it closes, so that it can take its leave.
    Window: opened ? Window : null,
    windowProps: { id, button, open, onOpenChange: setOpen } satisfies OpenedWindow,
  };
}
