'use client';

import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { BrokenPart } from '../error-boundary/broken-part.js';
import { ErrorBoundary } from '../error-boundary/error-boundary.js';
import type { LazyCode } from '../lazy-code/lazy-code.js';

export interface LazyTabProps<Props> {
  code: LazyCode<FunctionComponent<Props>>;
  props: Props;
  /** Stands there until the code does. */
  loading: ReactNode;
}

/** A tab whose code comes apart. Where it cannot be had the tab says so, and leaves the page and the other tabs as they are. */
export function LazyTab<Props extends object>(tab: LazyTabProps<Props>) {
  return (
    <ErrorBoundary fallback={(retry) => <BrokenPart className={undefined} onRetry={retry} />}>
      <LoadedTab {...tab} />
    </ErrorBoundary>
  );
}

function LoadedTab<Props extends object>({ code, props, loading }: LazyTabProps<Props>) {
  const Tab = code.useCode(true);
  return Tab ? createElement(Tab, props) : loading;
}
