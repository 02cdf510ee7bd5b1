'use client';

import type { FlowLensClient } from '@flowlens/client';
import { en, mergeMessages, type MessageOverrides, type Messages, type Notice } from '@flowlens/core';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStableCallback } from '../use-stable-callback.js';
import { FlowLensContext, type FlowLensContextValue } from './flowlens-context.js';
import type { NavigationTarget } from './navigation-target.js';
import { createNoticeChannel } from './notice-channel.js';
import { createFlowLensQueryClient } from './flowlens-query-client.js';

export interface FlowLensProviderProps {
  client: FlowLensClient;
  /** Shares the host's query client. Left out, the provider owns a private one. */
  queryClient?: QueryClient | undefined;
  /** Texts that replace the English ones; what is missing stays English. */
  messages?: MessageOverrides | undefined;
  /** BCP 47 language of dates and numbers. @default 'en-US' */
  locale?: string | undefined;
  /** IANA time zone of dates. Left out, the viewer's own is used. */
  timeZone?: string | undefined;
  /** The current time in epoch milliseconds, for pages whose dates must not change. @default Date.now */
  now?: (() => number) | undefined;
  /** Runs when a component wants to show another page. */
  onNavigate?: ((target: NavigationTarget) => void) | undefined;
  /** Shows notices in the host's own way, in place of `FlowLensToaster`. */
  onNotice?: ((notice: Notice) => void) | undefined;
  /** Whether queries may run. @default true */
  enabled?: boolean | undefined;
  children: ReactNode;
}

/** Gives hooks what they need. Renders no element. */
export function FlowLensProvider({
  client,
  queryClient: hostQueryClient,
  messages: overrides,
  locale = 'en-US',
  timeZone,
  now: hostNow = Date.now,
  onNavigate,
  onNotice,
  enabled = true,
  children,
}: FlowLensProviderProps) {
  const [ownQueryClient] = useState(createFlowLensQueryClient);
  const queryClient = hostQueryClient ?? ownQueryClient;
  const [notices] = useState(createNoticeChannel);
  const messages = useMemo(() => mergeMessages<Messages>(en, overrides), [overrides]);

  const navigate = useStableCallback((target: NavigationTarget) => onNavigate?.(target));
  const notify = useStableCallback((notice: Notice) => (onNotice ?? notices.emit)(notice));

  // QueryClientProvider would do this; we hand the client to every hook explicitly instead.
  useEffect(() => {
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);

  const value = useMemo<FlowLensContextValue>(
    () => ({ client, queryClient, enabled, messages, locale, timeZone, now: hostNow, navigate, notify, notices }),
    [client, queryClient, enabled, messages, locale, timeZone, hostNow, navigate, notify, notices],
  );
  return <FlowLensContext.Provider value={value}>{children}</FlowLensContext.Provider>;
}
