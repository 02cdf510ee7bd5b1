import {
  DebugMenu,
  FlowTitleMenu,
  FlowView,
  type FlowViewActions,
  isFlowViewTab,
  JiraButton,
  JiraDrawer,
  ShareButton,
} from '@flowlens/components';
import { linkAtTime } from '@flowlens/core/links';
import { parseMomentMs } from '@flowlens/core/player';
import { isMissingFlow, useFlow, useFlowLens } from '@flowlens/hooks';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { PageLayout } from '../../shell/page-layout.js';
import { flowUrl } from './flow-url.js';
import { GalleryLink } from './gallery-link.js';
import { logShareError } from './log-share-error.js';
import { useJiraRoute } from './use-jira-route.js';

/** Page of one flow: its video next to its timeline. `?tab=`, `?t=` and `?event=` select the initial tab, time and event. */
export function FlowPage() {
  const { flowId = '' } = useParams();
  const [query] = useSearchParams();
  const { messages } = useFlowLens();
  const { data, error } = useFlow(flowId);
  const flow = isMissingFlow(error) ? undefined : data;
  const missing = error !== null && !flow;
  const jira = useJiraRoute(flowId);
  const timeMs = useRef(0);
  const tab = query.get('tab') ?? '';
  const view = useRef<FlowViewActions>(null);
  const url = flowUrl(flowId);

  return (
    <PageLayout
      fill
      skipLinks={
        <a
          className="app-skip"
          href="#content"
          onClick={(event) => {
            if (!view.current) return;
            event.preventDefault();
            view.current.focusTimeline();
          }}
        >
          {messages.flowView.skipToTimeline}
        </a>
      }
      title={flow?.title ?? (missing ? messages.flowView.failed : messages.flowView.loadingTitle)}
      actions={
        <>
          <DebugMenu key={flowId} className="app-bar-fold" disabled={missing} flowId={flowId} flowUrl={url} />
          <JiraButton className="app-bar-fold" disabled={missing} flowId={flowId} onOpen={jira.show} />
          <ShareButton
            key={`share ${flowId}`}
            className="app-bar-fold"
            disabled={missing}
            flowId={flowId}
            flowUrl={url}
            getStartAtMs={() => timeMs.current}
            onError={logShareError}
          />
        </>
      }
      bar={missing ? <GalleryLink /> : <FlowTitleMenu key={flowId} flowId={flowId} />}
    >
      {missing && <h1 className="fl-visually-hidden">{messages.flowView.failed}</h1>}
      <FlowView
        key={flowId}
        flowId={flowId}
        hide={['header']}
        hotkeys="page"
        actionsRef={view}
        defaultTab={isFlowViewTab(tab) ? tab : undefined}
        startAtMs={parseMomentMs(query.get('t'))}
        momentUrl={(momentMs) => linkAtTime(url, momentMs)}
        onTimeChange={(currentMs) => {
          timeMs.current = currentMs;
        }}
        startEventId={query.get('event')}
        eventUrl={(entryId) => `${url}?event=${entryId}`}
      />
      <JiraDrawer flowId={flowId} open={jira.open} onOpenChange={jira.close} />
    </PageLayout>
  );
}
