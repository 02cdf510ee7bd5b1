'use client';

import type { FunctionComponent } from 'react';
import type { SequenceDiagramProps } from '../../sequence-diagram/sequence-diagram.js';
import { lazyCode } from '../../ui/internal/lazy/lazy-code.js';
import { usePrefetched } from '../../ui/internal/lazy/use-prefetched.js';
import { LazyTab } from '../../ui/tabs/lazy-tab.js';
import { TabLoading } from './tab-loading.js';
import type { RecordedDeviceProps } from './recorded-device.js';

const deviceTab = lazyCode(async () => (await import('./recorded-device.js')).RecordedDevice);
const sequenceTab = lazyCode<FunctionComponent<SequenceDiagramProps>>(
  async () => (await import('../../sequence-diagram/sequence-diagram.js')).SequenceDiagram,
);

const TABS = [deviceTab, sequenceTab];

/** Preloads the other tabs while the first ones are visible. */
export function usePrefetchedTabs(): void {
  usePrefetched(TABS);
}

export function LazyDeviceTab(props: RecordedDeviceProps) {
  return <LazyTab code={deviceTab} props={props} loading={<TabLoading />} />;
}

export function LazySequenceTab(props: SequenceDiagramProps) {
  return <LazyTab code={sequenceTab} props={props} loading={<TabLoading />} />;
}
