'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import type { IncidentReport } from '@flowlens/timeline/brief';
import { clsx } from 'clsx/lite';
import { CircleCheck, ListTree } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { OwnHostContext } from '../flow-timeline/row/url/own-host.js';
import { hostOf } from '../flow-timeline/row/url/split-url.js';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { CopySummary } from './copy-summary.js';
import { IncidentList, type IncidentListProps } from './incident-list.js';
import { IncidentsLoading } from './incidents-loading.js';

export interface WhatWentWrongProps
  extends
    Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>,
    BoundaryProps,
    Pick<IncidentListProps, 'onOpen'> {
  /** The result of `useIncidents`, or of `explainIncidents`; null while it is not known. */
  report: IncidentReport | null;
  /** Number of recorded events. With 0, the card says that none were recorded. */
  eventCount?: number | undefined;
  /** Title of the flow, for the summary. */
  flowTitle: string;
  /** URL of the recorded page; addresses on its host are shown without it. @default null */
  pageUrl?: string | null | undefined;
  /** Returns the URL that opens the flow at a time, in milliseconds; with it, the summary links to the first incident. */
  momentUrl?: ((timeMs: number) => string) | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'whatWentWrong'> | undefined;
}

/**
 * The failures in a flow, the most likely cause first, with the reason and the user's action before each.
 *
 * @example
 * const report = useIncidents(useTimeline(flow.timeline_url, { flowId: flow.id }));
 * <WhatWentWrong report={report} flowTitle={flow.title} onOpen={({ row }) => showEvent(row.id)} />
 */
export const WhatWentWrong = withErrorBoundary(
  forwardRef<HTMLElement, WhatWentWrongProps>(function WhatWentWrong(
    {
      report,
      eventCount,
      flowTitle,
      pageUrl = null,
      momentUrl,
      onOpen,
      headingLevel = 2,
      messages,
      className,
      ...rest
    },
    ref,
  ) {
    const m = useMessages('whatWentWrong', messages?.whatWentWrong);
    const rootClass = useRootClass();
    const Heading = `h${headingLevel}` as const;
    const state = report === null ? 'loading' : report.total === 0 ? 'empty' : 'ready';

    return (
      <section
        aria-label={m.title}
        aria-busy={report === null}
        {...rest}
        ref={ref}
        className={clsx(rootClass, 'fl-what-went-wrong', className)}
        data-state={state}
      >
        <div className="fl-what-went-wrong-head">
          <Heading className="fl-what-went-wrong-title">{m.title}</Heading>
          {report && report.total > 0 && (
            <CopySummary m={m} report={report} flowTitle={flowTitle} momentUrl={momentUrl} />
          )}
        </div>
        {report === null && <IncidentsLoading m={m} />}
        {report?.total === 0 && (
          <p className="fl-what-went-wrong-nothing">
            {eventCount === 0 ? (
              <Icon of={ListTree} size={14} />
            ) : (
              <Icon of={CircleCheck} size={14} className="fl-what-went-wrong-done" />
            )}
            <span>{eventCount === 0 ? m.noEvents : m.nothing}</span>
          </p>
        )}
        {report && report.total > 0 && (
          <OwnHostContext.Provider value={pageUrl === null ? null : hostOf(pageUrl)}>
            <IncidentList m={m} report={report} onOpen={onOpen} />
          </OwnHostContext.Provider>
        )}
      </section>
    );
  }),
);
