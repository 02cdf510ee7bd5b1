'use client';

import { type ComponentType, createElement, forwardRef, type PropsWithoutRef } from 'react';
import { lazyCode } from '../internal/lazy/lazy-code.js';
import { useOpenedCode } from '../internal/lazy/use-opened-code.js';

interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Returns a dialog whose code loads when it first opens. */
export function lazyDialog<Props extends Openable>(load: () => Promise<ComponentType<Props>>) {
  const code = lazyCode(load);

  return forwardRef<HTMLDivElement, PropsWithoutRef<Props>>(function LazyDialog(props, ref) {
    const Dialog = useOpenedCode(code, props.open, props.onOpenChange);
    // A dialog without a ref may be a plain function.
    return Dialog && createElement(Dialog, (ref ? { ...props, ref } : props) as unknown as Props);
  });
}
