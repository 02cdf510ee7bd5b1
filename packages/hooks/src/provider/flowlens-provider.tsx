'use client';

import type { FlowLensClient } from '@flowlens/client';
import type { Notice } from '@flowlens/core';
import type { NavigationTarget } from '@flowlens/core/links';
import { en, mergeMessages, type MessageOverrides, type Messages } from '@flowlens/core/messages';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { DraftStorage } from '../comments/stored-drafts.js';
import { useStableCallback } from '../internal/use-stable-callback.js';
import { FlowLensContext, type FlowLensContextValue } from './flowlens-context.js';
import { createNoticeChannel, type NoticeChannel } from './notice-channel.js';
import { sendDelayedCalls } from '../mutations/delayed-calls.js';
import { createFlowLensQueryClient } from './flowlens-query-client.js';
import { checkClient, hintAtNavigation } from './host-hints.js';
import { usableLocale } from './usable-locale.js';
import { usableTimeZone } from './usable-time-zone.js';
import { type QueryErrorListener, useQueryErrors } from './use-query-errors.js';

export interface FlowLensProviderProps {
  /** Create it once, not per render: a new client resets everything below, unless you pass a `queryClient`. */
  client: FlowLensClient;
  /** Shares the host's query client. By default, the provider creates a private one for each `client`. */
  queryClient?: QueryClient | undefined;
  /** Texts that replace the English ones; missing texts stay English. */
  messages?: MessageOverrides | undefined;
  /**
   * BCP 47 locale of dates and numbers. `de_DE` is read as `de-DE`, and an invalid locale as the default.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /** IANA time zone of dates, such as `Europe/Berlin`. Without a valid one, the viewer's own is used. */
  timeZone?: string | undefined;
  /** The current time in epoch milliseconds, for pages whose dates must not change. @default Date.now */
  now?: (() => number) | undefined;
  /** Runs when a component requests another page. */
  onNavigate?: ((target: NavigationTarget) => void) | undefined;
  /** Shows notices in the host's own way, instead of in `FlowLensToaster`. */
  onNotice?: ((notice: Notice) => void) | undefined;
  /** Runs when FlowLens data could not be loaded, for the host's log. */
  onQueryError?: QueryErrorListener | undefined;
  /**
   * Storage such as `window.localStorage` that keeps unsent comments and saved views of flow lists for the next visit, per
   * user. Without it, comments last as long as the page, and there are no saved views.
   */
  draftStorage?: DraftStorage | undefined;
  /** True if queries may run. @default true */
  enabled?: boolean | undefined;
  /** The page that uses the hooks. */
  children: ReactNode;
}

/**
 * Provides the context of the hooks. Renders no element.
 *
 * @example
 * <FlowLensProvider client={client}>
 *   <App />
 * </FlowLensProvider>
 */
export function FlowLensProvider({
  client,
  queryClient: hostQueryClient,
  messages: overrides,
  locale = 'en-US',
  timeZone,
  now = Date.now,
  onNavigate,
  onNotice,
  onQueryError,
  draftStorage,
  enabled = true,
  children,
}: FlowLensProviderProps) {
  checkClient(client);
  const source = hostQueryClient ?? client;
  const [own, setOwn] = useState(() => ownFor(source, 0));
  // The host passed another query client, or another client with perhaps another user.
  if (own.source !== source) setOwn(ownFor(source, own.key + 1));
  const queryClient = hostQueryClient ?? own.queryClient;
  const { notices } = own;
  const messages = useMemo(() => mergeMessages<Messages>(en, overrides), [overrides]);

  const navigate = useStableCallback((target: NavigationTarget) => {
    if (onNavigate) onNavigate(target);
    else hintAtNavigation(target);
  });
  useQueryErrors(
    queryClient,
    useStableCallback<Parameters<QueryErrorListener>, void>((...args) => onQueryError?.(...args)),
  );
  const emit = useStableCallback((channel: NoticeChannel, notice: Notice) => {
    // Notices of calls of a previous client are not for the current user.
    if (channel === notices) (onNotice ?? channel.emit)(notice);
  });
  const notify = useCallback((notice: Notice) => emit(notices, notice), [notices, emit]);

  // QueryClientProvider would do this; we hand the client to every hook explicitly instead.
  useEffect(() => {
    queryClient.mount();
    return () => {
      void sendDelayedCalls(queryClient);
      queryClient.unmount();
    };
  }, [queryClient]);

  const value = useMemo<FlowLensContextValue>(
    () => ({
      client,
      queryClient,
      enabled,
      messages,
      messageOverrides: overrides,
      locale: usableLocale(locale),
      timeZone: usableTimeZone(timeZone),
      now,
      navigate,
      notify,
      notices,
      draftStorage,
    }),
    [client, queryClient, enabled, messages, overrides, locale, timeZone, now, navigate, notify, notices, draftStorage],
  );
  // TanStack's hooks keep their first query client, so a new one remounts everything.
  return (
    <FlowLensContext.Provider key={own.key} value={value}>
      {children}
    </FlowLensContext.Provider>
  );
}

function ownFor(source: FlowLensClient | QueryClient, key: number) {
  return { source, key, queryClient: createFlowLensQueryClient(), notices: createNoticeChannel() };
}
