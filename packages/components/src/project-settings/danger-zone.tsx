'use client';

import type { Project } from '@flowlens/client';
import type { Messages } from '@flowlens/core';
import { type ProjectEnd, useProjectPermissions } from '@flowlens/hooks';
import { useState } from 'react';
import { Button } from '../ui/button/button.js';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';
import { type ProjectEndHandlers, useProjectEnd } from './use-project-end.js';

export interface DangerZoneProps extends ProjectEndHandlers {
  project: Project;
  m: Messages['projects'];
}

/** Delete for the owner, Leave for others, nothing for the owner of a default project (spec §2). */
export function DangerZone({ project, m, ...handlers }: DangerZoneProps) {
  const { canDelete, canLeave } = useProjectPermissions(project);
  const { run, pending, error, reset } = useProjectEnd(project.id, handlers);
  const [asking, setAsking] = useState(false);
  if (!canDelete && !canLeave) return null;

  const end: ProjectEnd = canDelete ? 'delete' : 'leave';
  const hint = canDelete ? m.deleteHint : m.leaveHint;
  const confirm = canDelete ? m.deleteConfirm : m.leaveConfirm;

  return (
    <section className="fl-danger-zone" aria-label={m.dangerZone}>
      <h3 className="fl-danger-zone-title">{m.dangerZone}</h3>
      <p className="fl-danger-zone-hint">{hint}</p>
      <Button variant="danger" className="fl-danger-zone-button" onClick={() => setAsking(true)}>
        {m[end]}
      </Button>
      <ConfirmDialog
        destructive
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          reset();
        }}
        title={m[end]}
        description={confirm({ name: project.name })}
        confirmText={m[end]}
        pending={pending}
        onConfirm={() => run(end)}
      >
        {end === 'leave' && <p className="fl-confirm-dialog-hint">{m.leaveEndsLinks}</p>}
        <FailureAlert
          error={pending ? null : error}
          text={{ action: end === 'delete' ? 'deleteProject' : 'leaveProject' }}
        />
      </ConfirmDialog>
    </section>
  );
}
