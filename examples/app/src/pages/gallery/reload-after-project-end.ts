import type { CancelableDetails } from '@flowlens/components';
import { HOME_PATH } from '@flowlens/core/links';
import type { ProjectEnd } from '@flowlens/hooks';
import { activeProject } from '../../flowlens.js';
import { noticeAfterReload } from '../../shell/notices/notice-after-reload.js';

/**
 * Reloads the flow list after the viewer has deleted or left a project (spec §2), and shows the notice on the new page.
 */
export function reloadAfterProjectEnd(end: ProjectEnd, details: CancelableDetails): void {
  // A user who has opened another page in between stays there.
  if (window.location.pathname !== HOME_PATH) return;
  details.cancel();
  // The new page would prefetch the flows of the stored project.
  activeProject.set(undefined);
  noticeAfterReload.keep(end === 'delete' ? 'projectDeleted' : 'projectLeft');
  window.location.assign(HOME_PATH);
}
