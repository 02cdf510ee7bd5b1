'use client';

import { useFlowLens } from '@flowlens/hooks';
import { createElement, type FunctionComponent, useEffect } from 'react';
import type { SequenceDiagramProps } from '../sequence-diagram/sequence-diagram.js';
import { BrokenPart } from '../ui/error-boundary/broken-part.js';
import { ErrorBoundary } from '../ui/error-boundary/error-boundary.js';
import { type LazyCode, lazyCode } from '../ui/lazy-code/lazy-code.js';
import { TabLoading } from './tab-loading.js';
import type { RecordedDeviceProps } from './recorded-device.js';

const deviceTab = lazyCode(async () => (await import('./recorded-device.js')).RecordedDevice);
const sequenceTab = lazyCode<FunctionComponent<SequenceDiagramProps>>(
  async () => (await import('../sequence-diagram/sequence-diagram.js')).SequenceDiagram,
);

/** Fetches the tabs behind the first ones while those are read. */
export function usePrefetchedTabs(): void {
  useEffect(() => {
    deviceTab.prefetch();
    sequenceTab.prefetch();
  }, []);
}

export function LazyDeviceTab(props: RecordedDeviceProps) {
  return <LazyTab code={deviceTab} props={props} />;
}

export function LazySequenceTab(props: SequenceDiagramProps) {
  return <LazyTab code={sequenceTab} props={props} />;
}

interface LazyTabProps<Props> {
  code: LazyCode<FunctionComponent<Props>>;
  props: Props;
}

/** A tab whose code cannot be had says so, and leaves the video and the other tabs as they are. */
function LazyTab<Props extends object>(tab: LazyTabProps<Props>) {
  return (
    <ErrorBoundary fallback={(retry) => <BrokenPart className={undefined} onRetry={retry} />}>
      <LoadedTab {...tab} />
    </ErrorBoundary>
  );
}

function LoadedTab<Props extends object>({ code, props }: LazyTabProps<Props>) {
  const { common } = useFlowLens().messages;
  const Tab = code.useCode(true);
  return Tab ? createElement(Tab, props) : <TabLoading text={common.loading} />;
}
