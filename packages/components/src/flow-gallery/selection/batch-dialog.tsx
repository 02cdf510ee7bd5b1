'use client';

import type { FlowSummary } from '@flowlens/client';
import type { FlowBatchChange, UseFlowBatchResult } from '@flowlens/hooks';
import type { ReactNode } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import type { GalleryTexts } from '../gallery-texts.js';

/** Props of a dialog that changes the selected flows. */
export interface SelectionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  flows: readonly FlowSummary[];
  /** The flows' project. */
  projectId: string;
  update: UseFlowBatchResult['update'];
  /** Runs after the change, whether or not it succeeded for all flows. */
  onDone: () => void;
  texts: GalleryTexts;
}

export interface BatchDialogProps {
  title: string;
  description?: string | undefined;
  /** Text of the button that starts the change. */
  action: string;
  /** Null while something is missing. */
  change: FlowBatchChange | null;
  update: UseFlowBatchResult['update'];
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
  children: ReactNode;
}

/** Dialog of a change to several flows. A notice names the flows for which it failed. */
export function BatchDialog(props: BatchDialogProps) {
  const { title, description, action, change, update, onOpenChange, onDone, children } = props;
  const { cancel } = useMessages('common');

  function finish() {
    onOpenChange(false);
    onDone();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !update.pending && onOpenChange(open)}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)} disabled={update.pending}>
            {cancel}
          </Button>
          <Button
            variant="primary"
            busy={update.pending}
            disabled={change === null}
            onClick={() => change && update.run(change, { onSuccess: finish, onError: finish })}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="fl-batch-dialog">{children}</div>
    </Dialog>
  );
}
