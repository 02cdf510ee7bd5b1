import { isFlowViewTab, SharedFlowView } from '@flowlens/components';
import { linkAtTime, sharedFlowPath } from '@flowlens/core/links';
import { parseMomentMs } from '@flowlens/core/player';
import { isRefusedLink, useFlowLens, useSharedFlow } from '@flowlens/hooks';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useClosedNote } from '../../session/use-closed-note.js';
import { Logo } from '../../shell/bar/logo.js';
import { PageTitle } from '../../shell/page-title.js';
import { useFocusOnArrival } from '../../shell/navigation/use-focus-on-arrival.js';

/** Target of a public link: one flow for anyone, without a sign-in. The query works as on the page of a flow. */
export function SharedFlowPage() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const tab = query.get('tab') ?? '';
  const [promoClosed, closePromo] = useClosedNote('promo');
  const main = useRef<HTMLElement>(null);
  useFocusOnArrival(main);
  const url = `${window.location.origin}${sharedFlowPath(token)}`;

  return (
    <main ref={main} tabIndex={-1} className="app-shared">
      <SharedFlowHead token={token} />
      <SharedFlowView
        key={token}
        token={token}
        hotkeys="page"
        logo={
          <span className="app-home">
            <Logo />
            <span className="app-home-name">FlowLens</span>
          </span>
        }
        hide={promoClosed ? ['promo'] : []}
        onPromoClose={closePromo}
        defaultTab={isFlowViewTab(tab) ? tab : undefined}
        startAtMs={parseMomentMs(query.get('t'))}
        momentUrl={(timeMs) => linkAtTime(url, timeMs)}
        startEventId={query.get('event')}
        eventUrl={(entryId) => `${url}?event=${entryId}`}
      />
    </main>
  );
}

/** The address is a secret, so search engines must not index it and other sites must not receive it. */
function SharedFlowHead({ token }: { token: string }) {
  const { data: flow, error } = useSharedFlow(token);
  const { sharedFlow } = useFlowLens().messages;
  const shown = isRefusedLink(error) ? undefined : flow?.title;

  return (
    <>
      <PageTitle>{shown ?? (error ? sharedFlow.failed : sharedFlow.loading)}</PageTitle>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
