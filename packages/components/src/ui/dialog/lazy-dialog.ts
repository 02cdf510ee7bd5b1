'use client';

import { createElement, type FunctionComponent } from 'react';
import { lazyCode } from '../lazy-code/lazy-code.js';

/** A dialog whose code comes when it is first opened. */
export function lazyDialog<Props extends { open: boolean }>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const { useCode } = lazyCode(load);

  return function LazyDialog(props) {
    const Dialog = useCode(props.open);
    return Dialog && createElement(Dialog, props);
  };
}
