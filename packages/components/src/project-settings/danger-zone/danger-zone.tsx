'use client';

import type { Project } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { type ProjectEnd, useProjectPermissions } from '@flowlens/hooks';
import { useState } from 'react';
import { Button } from '../../ui/button/button.js';
import { ChangeQuestion } from '../../ui/confirm-dialog/change-question.js';
import { type ProjectEndHandlers, useProjectEnd } from './use-project-end.js';

export interface DangerZoneProps extends ProjectEndHandlers {
  project: Project;
  m: Messages['projects'];
}

/** Delete for the owner, Leave for others, nothing for the owner of a default project. */
export function DangerZone({ project, m, ...handlers }: DangerZoneProps) {
  const { canDelete, canLeave } = useProjectPermissions(project);
  const change = useProjectEnd(project.id, handlers);
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
      <ChangeQuestion
        change={change}
        failed={{ action: end === 'delete' ? 'deleteProject' : 'leaveProject' }}
        open={asking}
        onOpenChange={setAsking}
        title={m[end]}
        description={confirm({ name: project.name })}
        confirmText={m[end]}
        onConfirm={() => change.run(end)}
      >
        {end === 'leave' && <p className="fl-confirm-dialog-hint">{m.leaveEndsLinks}</p>}
      </ChangeQuestion>
    </section>
  );
}
