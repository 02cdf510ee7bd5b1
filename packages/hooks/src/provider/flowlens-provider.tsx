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
import { usableLocale } from './usable-locale.js';

export interface FlowLensProviderProps {
  /** Made once, not per render: with another one everything below begins anew, save with a `queryClient` of yours. */
  client: FlowLensClient;
  /** Shares the host's query client. Left out, the provider owns a private one for each `client`. */
  queryClient?: QueryClient | undefined;
  /** Texts that replace the English ones; what is missing stays English. */
  messages?: MessageOverrides | undefined;
  /** BCP 47 language of dates and numbers; `de_DE` is taken as `de-DE`, and what is none as the default. @default 'en-US' */
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
  locale: hostLocale = 'en-US',
  timeZone,
  now: hostNow = Date.now,
  onNavigate,
  onNotice,
  enabled = true,
  children,
}: FlowLensProviderProps) {
  const [own, setOwn] = useState(() => ownFor(client, 0));
  // Another client, and perhaps another person.
  if (own.client !== client) setOwn(ownFor(client, own.key + 1));
  const queryClient = hostQueryClient ?? own.queryClient;
  const [notices] = useState(createNoticeChannel);
  const locale = useMemo(() => usableLocale(hostLocale), [hostLocale]);
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
  // TanStack's hooks stay with the query client that they began with: with another one, all begins anew.
  return (
    <FlowLensContext.Provider key={hostQueryClient ? 0 : own.key} value={value}>
      {children}
    </FlowLensContext.Provider>
  );
}

function ownFor(client: FlowLensClient, key: number) {
  return { client, key, queryClient: createFlowLensQueryClient() };
}
