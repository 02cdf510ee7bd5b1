'use client';

import type { Flow, FlowSummary } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core/messages';
import { type ReactElement, useCallback, useState } from 'react';
import { EditFlowDialog } from '../edit-flow-dialog/edit-flow-dialog.js';

export interface UseFlowEditorOptions {
  /** The flow that all is about: the dialog goes when the page turns to another. Left out where there are several. */
  flowId?: string | undefined;
  /** A flow as it is known by now; undefined when it is gone. */
  latest: (flowId: string) => Flow | FlowSummary | undefined;
  messages?: MessageOverrides['flowActions'];
  tagMessages?: MessageOverrides['tags'];
}

export interface UseFlowEditorResult {
  edit: (flow: Flow | FlowSummary) => void;
  dialog: ReactElement | null;
}

/**
 * The dialog for editing a flow. A flow may be deleted, or leave a list, while the user types, so the dialog is held
 * outside the flow's component and keeps the typed text.
 */
export function useFlowEditor({ flowId, latest, messages, tagMessages }: UseFlowEditorOptions): UseFlowEditorResult {
  const [edited, setEdited] = useState<{ flow: Flow | FlowSummary; open: boolean } | null>(null);
  if (edited && flowId !== undefined && edited.flow.id !== flowId) setEdited(null);

  return {
    edit: useCallback((flow) => setEdited({ flow, open: true }), []),
    dialog: edited && (
      <EditFlowDialog
        flow={latest(edited.flow.id) ?? edited.flow}
        open={edited.open}
        onOpenChange={(open) => setEdited({ ...edited, open })}
        messages={messages}
        tagMessages={tagMessages}
      />
    ),
  };
}
