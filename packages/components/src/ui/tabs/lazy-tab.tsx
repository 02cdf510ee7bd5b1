'use client';

import { useFlowLens } from '@flowlens/hooks';
import { createElement, type FunctionComponent, type ReactElement, useCallback, useState } from 'react';
import { BrokenPart } from '../error-boundary/broken-part.js';
import { ErrorBoundary } from '../error-boundary/error-boundary.js';
import type { LazyCode } from '../internal/lazy/lazy-code.js';
import { LoadFailure } from '../load-failure/load-failure.js';

export interface LazyTabProps<Props> {
  code: LazyCode<FunctionComponent<Props>>;
  props: Props;
  /** Placeholder until the code has loaded. */
  loading: ReactElement;
}

/** A tab whose code loads separately. If that fails, the tab shows an error, and the rest of the page is not affected. */
export function LazyTab<Props extends object>(tab: LazyTabProps<Props>) {
  return (
    <ErrorBoundary fallback={(retry) => <BrokenPart of={{}} onRetry={retry} />}>
      <LoadedTab {...tab} />
    </ErrorBoundary>
  );
}

function LoadedTab<Props extends object>({ code, props, loading }: LazyTabProps<Props>) {
  const { common, notices } = useFlowLens().messages;
  const [lost, setLost] = useState(false);
  const onLost = useCallback(() => setLost(true), []);
  const Tab = code.useCode(!lost, onLost);

  if (Tab) return createElement(Tab, props);
  if (!lost) return loading;
  // Firefox remembers failed code until the page is reloaded, so the text suggests more than a retry.
  return <LoadFailure message={notices.partLoadFailed} retryLabel={common.tryAgain} onRetry={() => setLost(false)} />;
}
