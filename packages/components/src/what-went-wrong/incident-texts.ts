'use client';

import type { Messages } from '@flowlens/core/messages';
import { withoutDirectionControls } from '@flowlens/core/validation';
import type { TimelineRow } from '@flowlens/timeline';
import { entryText } from '../flow-timeline/row/entry-text.js';
import { useShownUrl } from '../flow-timeline/row/url/own-host.js';
import { useTimelineTexts } from '../flow-timeline/timeline-texts.js';

export interface IncidentTexts {
  /** Returns the user's action, also for a page that was opened. */
  actionText: (row: TimelineRow) => string;
  /** Returns what failed if it has a URL, with the URL in one piece; else null. */
  addressText: (row: TimelineRow) => string | null;
}

/** Returns functions that describe rows of an incident in one line. */
export function useIncidentTexts(m: Messages['whatWentWrong']): IncidentTexts {
  const timeline = useTimelineTexts();
  const shownUrl = useShownUrl();

  return {
    actionText: (row) =>
      row.kind === 'navigation'
        ? m.opened({ page: withoutDirectionControls(shownUrl(row.url)) })
        : entryText(row, timeline),
    addressText: (row) => {
      switch (row.kind) {
        case 'network':
          return withoutDirectionControls(`${row.method} ${shownUrl(row.url)}`).trim();
        case 'resource_error':
          return withoutDirectionControls(`${row.element} ${shownUrl(row.url)}`).trim();
        case 'csp_violation':
          return withoutDirectionControls(`${row.directive} ${shownUrl(row.blocked)}`).trim();
        default:
          return null;
      }
    },
  };
}
