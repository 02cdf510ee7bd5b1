'use client';

import { mergeMessages, type MessageOverrides, type Messages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import { useMemo } from 'react';

/** Returns the texts of one namespace: English, overridden by the provider's, then by the component's own. */
export function useMessages<Namespace extends keyof Messages>(
  namespace: Namespace,
  override?: MessageOverrides[Namespace],
): Messages[Namespace] {
  const { messages } = useFlowLens();
  return useMemo(() => {
    const overrides: MessageOverrides = { [namespace]: override };
    return mergeMessages<Messages>(messages, overrides)[namespace];
  }, [messages, namespace, override]);
}
