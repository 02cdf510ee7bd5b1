'use client';

import type { FlowLensClient } from '@flowlens/client';
import type { Notice } from '@flowlens/core';
import type { NavigationTarget } from '@flowlens/core/links';
import type { MessageOverrides, Messages } from '@flowlens/core/messages';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import type { DraftStorage } from '../comments/stored-drafts.js';
import type { NoticeChannel } from './notice-channel.js';

/** Context of the nearest `FlowLensProvider`. */
export interface FlowLensContextValue {
  client: FlowLensClient;
  /** Passed to every query hook explicitly, so that a host's own provider is never used by accident. */
  queryClient: QueryClient;
  /** True if queries may run; a host may wait for its own sign-in. */
  enabled: boolean;
  messages: Messages;
  /** Texts of the host as given, for components whose own texts are not in `messages`. */
  messageOverrides: MessageOverrides | undefined;
  /** BCP 47 language of dates and numbers. */
  locale: string;
  /** IANA time zone of dates; undefined means the viewer's own. */
  timeZone: string | undefined;
  /** The current time in epoch milliseconds. */
  now: () => number;
  navigate: (target: NavigationTarget) => void;
  /** Notifies the host, or the toaster if the host does not listen. */
  notify: (notice: Notice) => void;
  notices: NoticeChannel;
  /** Storage for unsent comments until the next visit, if any. */
  draftStorage: DraftStorage | undefined;
}

export const FlowLensContext = createContext<FlowLensContextValue | null>(null);
