'use client';

import type { Flow, FlowSummary } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core';
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
 * The dialog in which flows are edited, for whoever shows them: a flow may be deleted, or leave a list, while somebody types, and the
 * dialog stays with what was typed there. So it is held where it does not go with the flow.
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
