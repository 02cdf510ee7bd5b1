'use client';

import { lazyCode } from '../ui/internal/lazy/lazy-code.js';
import { usePrefetched } from '../ui/internal/lazy/use-prefetched.js';
import { LazyTab } from '../ui/tabs/lazy-tab.js';
import type { EmbeddingTabProps } from './embedding/embedding-tab.js';
import type { InvitationsTabProps } from './invitations/invitations-tab.js';
import { ListLoading } from './parts/list-loading.js';
import type { MembersTabProps } from './members/members-tab.js';
import type { RecordingLinksTabProps } from './recording-links/recording-links-tab.js';

// Selects are larger than everything else in the settings, and the first tab has none.
const membersTab = lazyCode(async () => (await import('./members/members-tab.js')).MembersTab);
const invitationsTab = lazyCode(async () => (await import('./invitations/invitations-tab.js')).InvitationsTab);

const recordingLinksTab = lazyCode(
  async () => (await import('./recording-links/recording-links-tab.js')).RecordingLinksTab,
);

const embeddingTab = lazyCode(async () => (await import('./embedding/embedding-tab.js')).EmbeddingTab);

const TABS = [membersTab, invitationsTab, recordingLinksTab, embeddingTab];

/** Preloads the other tabs while the first one is visible. */
export function usePrefetchedTabs(): void {
  usePrefetched(TABS);
}

export function LazyMembersTab(props: MembersTabProps) {
  return <LazyTab code={membersTab} props={props} loading={<ListLoading text={props.m.loading} />} />;
}

export function LazyInvitationsTab(props: InvitationsTabProps) {
  return (
    <LazyTab code={invitationsTab} props={props} loading={<ListLoading text={props.texts.invitations.loading} />} />
  );
}

export function LazyRecordingLinksTab(props: RecordingLinksTabProps) {
  return (
    <LazyTab
      code={recordingLinksTab}
      props={props}
      loading={<ListLoading text={props.texts.recordingLinks.loading} />}
    />
  );
}

export function LazyEmbeddingTab(props: EmbeddingTabProps) {
  return <LazyTab code={embeddingTab} props={props} loading={<ListLoading text={props.m.loading} />} />;
}
