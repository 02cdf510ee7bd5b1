'use client';

import { createElement, type FunctionComponent } from 'react';
import { lazyCode } from '../internal/lazy/lazy-code.js';
import { useOpenedCode } from '../internal/lazy/use-opened-code.js';

interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Returns a dialog whose code loads when it first opens. */
export function lazyDialog<Props extends Openable>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const code = lazyCode(load);

  return function LazyDialog(props) {
    const Dialog = useOpenedCode(code, props.open, props.onOpenChange);
    return Dialog && createElement(Dialog, props);
  };
}
