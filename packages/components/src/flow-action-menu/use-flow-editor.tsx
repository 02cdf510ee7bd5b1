'use client';

import type { Flow, FlowSummary } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core/messages';
import { type ReactElement, useCallback, useState } from 'react';
import { EditFlowDialog } from '../edit-flow-dialog/edit-flow-dialog.js';

export interface UseFlowEditorOptions {
  /** The displayed flow: the dialog closes when the page shows another. Omit it if there are several flows. */
  flowId?: string | undefined;
  /** Returns the current data of a flow; undefined if it is gone. */
  latest: (flowId: string) => Flow | FlowSummary | undefined;
  onFlowEdited?: ((flow: Flow) => void) | undefined;
  messages?: Pick<MessageOverrides, 'flowActions' | 'tags'> | undefined;
}

export interface UseFlowEditorResult {
  edit: (flow: Flow | FlowSummary) => void;
  dialog: ReactElement | null;
}

/**
 * The dialog for editing a flow. A flow may be deleted, or leave a list, while the user types, so the dialog is held
 * outside the flow's component and keeps the typed text.
 */
export function useFlowEditor(options: UseFlowEditorOptions): UseFlowEditorResult {
  const { flowId, latest, onFlowEdited, messages } = options;
  const [edited, setEdited] = useState<{ flow: Flow | FlowSummary; open: boolean } | null>(null);
  if (edited && flowId !== undefined && edited.flow.id !== flowId) setEdited(null);

  return {
    edit: useCallback((flow) => setEdited({ flow, open: true }), []),
    dialog: edited && (
      <EditFlowDialog
        flow={latest(edited.flow.id) ?? edited.flow}
        open={edited.open}
        onOpenChange={(open) => setEdited({ ...edited, open })}
        onFlowEdited={onFlowEdited}
        messages={messages}
      />
    ),
  };
}
