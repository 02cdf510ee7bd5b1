'use client';

import type { Project, WaitingRecording } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { useWaitingRecordingActions, useWaitingRecordings } from '@flowlens/hooks';
import { Inbox } from 'lucide';
import { useState } from 'react';
import { ListState } from '../project-settings/parts/list-state.js';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { Icon } from '../ui/icon/icon.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { WaitingRow } from './waiting-row.js';

export interface WaitingRecordingsDialogProps {
  project: Project;
  m: Messages['recordingLinks'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Dialog with the waiting guest recordings and the decision about each. */
export function WaitingRecordingsDialog({ open, ...props }: WaitingRecordingsDialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ project, m, onOpenChange }: Omit<WaitingRecordingsDialogProps, 'open'>) {
  const query = useWaitingRecordings(project);
  const { accept, discard } = useWaitingRecordingActions(project.id);
  const [asked, setAsked] = useState<WaitingRecording | null>(null);
  const { data: waiting } = query;

  return (
    <Dialog
      open
      focusDialog
      onOpenChange={onOpenChange}
      title={m.waitingTitle}
      description={m.waitingHint}
      className="fl-waiting-dialog"
    >
      <ListState query={query} loading={m.loading} failed={m.waitingFailed} />
      <FailureAlert error={accept.error} text={m.acceptFailed} />
      {waiting?.length === 0 && <EmptyState icon={<Icon of={Inbox} size={18} />} title={m.waitingEmpty} />}
      {waiting && waiting.length > 0 && (
        <ul role="list" className="fl-waiting-rows">
          {waiting.map((recording) => (
            <WaitingRow
              key={recording.flow_id}
              recording={recording}
              m={m}
              accepting={accept.variables?.flow_id === recording.flow_id}
              onAccept={() => accept.run(recording)}
              onDiscard={() => setAsked(recording)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => {
          setAsked(null);
          discard.reset();
        }}
        destructive
        title={m.discardTitle}
        description={m.discardText({ title: asked?.title ?? '' })}
        confirmText={m.discard}
        pending={discard.pending}
        pendingText={m.discarding}
        onConfirm={() =>
          asked &&
          // Another admin may have decided about it.
          discard.run(asked, { onSuccess: () => setAsked(null), onError: () => void query.refetch() })
        }
      >
        <FailureAlert error={discard.error} text={m.discardFailed} />
      </ConfirmDialog>
    </Dialog>
  );
}
