'use client';

import { mergeMessages, type MessageOverrides, type RecorderMessages, recorderMessages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import { useMemo } from 'react';

/** Returns the texts of recording: English, overridden by the provider's, then by the component's own. */
export function useRecorderMessages(override?: MessageOverrides['recorder']): RecorderMessages {
  const { messageOverrides } = useFlowLens();
  const ofProvider = messageOverrides?.recorder;
  return useMemo(() => mergeMessages<RecorderMessages>(recorderMessages, ofProvider, override), [ofProvider, override]);
}
