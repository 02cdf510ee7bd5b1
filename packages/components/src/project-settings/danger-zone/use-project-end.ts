'use client';

import { type ProjectEnd, useLeaveOrDeleteProject } from '@flowlens/hooks';
import { type CancelableDetails, createCancelableDetails } from '../../event-details.js';

export interface ProjectEndHandlers {
  /** Runs as soon as the server has finished. `details.cancel()` leaves the notice and the lists to the host. */
  onProjectEnd?: ((end: ProjectEnd, details: CancelableDetails) => void) | undefined;
  /** Runs last, when the lists no longer contain the project. */
  onProjectSettled?: (() => void) | undefined;
}

/** Leaves or deletes a project, and notifies the host. */
export function useProjectEnd(projectId: string, { onProjectEnd, onProjectSettled }: ProjectEndHandlers) {
  const { run, ...change } = useLeaveOrDeleteProject(projectId, {
    takenOver(end) {
      const details = createCancelableDetails();
      onProjectEnd?.(end, details);
      return details.isCanceled;
    },
  });

  return { ...change, run: (end: ProjectEnd) => run(end, { onSuccess: onProjectSettled }) };
}
