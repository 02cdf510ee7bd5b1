'use client';

import type { Project } from '@flowlens/client';
import { useInviteLink, useProjectPermissions } from '@flowlens/hooks';
import { useControllableState } from '@flowlens/hooks/internal';
import { useContext, useState } from 'react';
import { Tabs, type TabsProps } from '../ui/tabs/tabs.js';
import { GeneralTab } from './general/general-tab.js';
import {
  LazyEmbeddingTab,
  LazyInvitationsTab,
  LazyMembersTab,
  LazyRecordingLinksTab,
  usePrefetchedTabs,
} from './lazy-tabs.js';
import { joinUrl } from './invitations/join-url.js';
import { SettingsEventsContext } from './settings-events.js';
import type { SettingsTexts } from './settings-texts.js';
import type { ProjectEndHandlers } from './danger-zone/use-project-end.js';

export type ProjectSettingsTab = 'general' | 'members' | 'invitations' | 'guests' | 'embedding';

const FIRST_TAB: ProjectSettingsTab = 'general';

export interface ProjectSettingsTabsProps extends ProjectEndHandlers {
  /** Visible tab. Only admins see Invitations; for others General is shown. */
  tab?: ProjectSettingsTab | undefined;
  /** @default 'general' */
  defaultTab?: ProjectSettingsTab | undefined;
  onTabChange?: ((tab: ProjectSettingsTab) => void) | undefined;
  project: Project;
  texts: SettingsTexts;
  productUrl: string | undefined;
}

/** General, Members and, for admins, Invitations, Guests and Embedding. */
export function ProjectSettingsTabs({
  project,
  texts,
  productUrl,
  onProjectEnd,
  onProjectSettled,
  ...tabProps
}: ProjectSettingsTabsProps) {
  const [tab, setTab] = useControllableState<ProjectSettingsTab>({
    value: tabProps.tab,
    defaultValue: tabProps.defaultTab ?? FIRST_TAB,
    onChange: tabProps.onTabChange,
  });
  const [isInvitationsSeen, setInvitationsSeen] = useState(false);
  if (tab === 'invitations' && !isInvitationsSeen) setInvitationsSeen(true);
  const [isEmbeddingSeen, setEmbeddingSeen] = useState(false);
  if (tab === 'embedding' && !isEmbeddingSeen) setEmbeddingSeen(true);
  usePrefetchedTabs();
  const { canManage, hasAccount } = useProjectPermissions(project);
  // State is here, so that a link stays when another tab is shown.
  const { onInvitationLinkCreated } = useContext(SettingsEventsContext);
  const inviteLink = useInviteLink(project, {
    onCreated: ({ id, path }) => onInvitationLinkCreated?.({ id, url: joinUrl(path, productUrl) }),
  });
  const { projects: m } = texts;
  const endHandlers = { onProjectEnd, onProjectSettled };

  const tabs: TabsProps<ProjectSettingsTab>['tabs'] = [
    {
      id: FIRST_TAB,
      label: m.tabGeneral,
      // Keeps typed text while another tab is shown.
      keepMounted: true,
      content: <GeneralTab project={project} m={m} share={texts.share} {...endHandlers} />,
    },
    {
      id: 'members',
      label: m.tabMembers,
      content: <LazyMembersTab project={project} m={texts.members} {...endHandlers} />,
    },
    ...(canManage
      ? [
          {
            id: 'invitations' as const,
            label: m.tabInvitations,
            // Keeps a typed address, and loads lists only when they are shown.
            keepMounted: isInvitationsSeen,
            content: (
              <LazyInvitationsTab project={project} texts={texts} inviteLink={inviteLink} productUrl={productUrl} />
            ),
          },
        ]
      : []),
    ...(canManage && hasAccount
      ? [
          {
            id: 'guests' as const,
            label: texts.recordingLinks.tab,
            count: project.waiting_recordings_count,
            // The address of a new link is shown once, so it stays when another tab is shown.
            keepMounted: true,
            content: <LazyRecordingLinksTab project={project} texts={texts} />,
          },
          {
            id: 'embedding' as const,
            label: texts.embedding.tab,
            // The secret of a new key is shown once, so it stays when another tab is shown.
            keepMounted: isEmbeddingSeen,
            content: <LazyEmbeddingTab project={project} m={texts.embedding} productUrl={productUrl} />,
          },
        ]
      : []),
  ];

  return (
    <Tabs
      label={m.settingsTabs}
      scrolls
      tabs={tabs}
      // A tab disappears when the viewer loses the right to it.
      value={tabs.some(({ id }) => id === tab) ? tab : FIRST_TAB}
      onValueChange={setTab}
    />
  );
}
