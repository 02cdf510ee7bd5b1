'use client';

import type { FlowLensClient } from '@flowlens/client';
import type { MessageOverrides, Messages, Notice } from '@flowlens/core';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import type { DraftStorage } from '../comments/stored-drafts.js';
import type { NavigationTarget } from './navigation-target.js';
import type { NoticeChannel } from './notice-channel.js';

/** What the nearest `FlowLensProvider` offers to hooks and components. */
export interface FlowLensContextValue {
  client: FlowLensClient;
  /** Handed to every query hook explicitly, so that a host's own provider is never used by accident. */
  queryClient: QueryClient;
  /** Whether queries may run, for instance not before the host has signed in. */
  enabled: boolean;
  messages: Messages;
  /** Texts of the host as it gave them, for parts whose own texts are not in `messages`. */
  messageOverrides: MessageOverrides | undefined;
  /** BCP 47 language of dates and numbers. */
  locale: string;
  /** IANA time zone of dates; undefined means the viewer's own. */
  timeZone: string | undefined;
  /** The current time in epoch milliseconds. */
  now: () => number;
  navigate: (target: NavigationTarget) => void;
  /** Tells the host, or the toaster where the host does not listen. */
  notify: (notice: Notice) => void;
  notices: NoticeChannel;
  /** Where comments that were not sent are kept for the next visit, if anywhere. */
  draftStorage: DraftStorage | undefined;
}

export const FlowLensContext = createContext<FlowLensContextValue | null>(null);
