'use client';

import { useRef } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import { useCopy } from '../internal/use-copy.js';
import { useStableCallback } from '../internal/use-stable-callback.js';

export interface UseDebugPromptOptions {
  /** Address at which a person can watch the flow; the prompt links to it. */
  flowUrl?: string | undefined;
}

export interface UseDebugPromptResult {
  /** Starts writing the prompt, for instance when the menu opens: some browsers allow a copy only shortly after a click. */
  prepare: () => void;
  /** Copies the prompt, prepared or not, and shows a notice. */
  copyPrompt: () => void;
}

/**
 * Creates a prompt for a coding assistant: a brief of the flow, written in the browser.
 *
 * @example
 * const { prepare, copyPrompt } = useDebugPrompt(flowId);
 */
export function useDebugPrompt(flowId: string, { flowUrl }: UseDebugPromptOptions = {}): UseDebugPromptResult {
  const { client, queryClient, notify } = useFlowLens();
  const { copy } = useCopy();
  const prepared = useRef<Promise<string> | null>(null);

  // The code loads on demand, because few viewers of a flow ask for a prompt.
  async function write() {
    const { writeDebugPrompt } = await import('./write-debug-prompt.js');
    return writeDebugPrompt({ client, queryClient, flowId, flowUrl });
  }

  const prepare = useStableCallback(() => {
    prepared.current = write();
    // A copy reports the failure; merely opening the menu does not.
    prepared.current.catch(() => undefined);
  });

  const copyPrompt = useStableCallback(async () => {
    const prompt = prepared.current ?? write();
    prepared.current = null;
    const worked = await copy(prompt);
    notify(worked ? { tone: 'success', code: 'debugPromptCopied' } : { tone: 'error', code: 'debugPromptCopyFailed' });
  });

  return { prepare, copyPrompt: () => void copyPrompt() };
}
