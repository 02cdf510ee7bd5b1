'use client';

import { type MessageOverrides, siteAddress } from '@flowlens/core';
import { statusOf } from '@flowlens/core/failures';
import { useGuestLink } from '@flowlens/hooks';
import type { Recorder, SentFlow } from '@flowlens/recorder';
import { clsx } from 'clsx/lite';
import { Unlink } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { useRecorderMessages } from '../provider/use-recorder-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { RecorderPanel } from '../recorder-panel/recorder-panel.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { LoadFailure } from '../ui/load-failure/load-failure.js';
import { Spinner } from '../ui/spinner/spinner.js';
import { GuestConsent, type TypedGuest } from './guest-consent.js';
import { GuestResult } from './guest-result.js';
import { GuestSite } from './guest-site.js';
import { GuestTask } from './guest-task.js';
import { useLongestRecording } from './use-longest-recording.js';

export interface GuestRecorderProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** Secret of the recording link, from the fragment of the address. */
  link: string;
  /** Made once with `createRecorder({ probes: false })` of `@flowlens/recorder`, and a client that announces by the link. */
  recorder: Recorder;
  /** Runs with the guest's details before anything is recorded. */
  onGuest: (guest: TypedGuest) => void;
  messages?: MessageOverrides['recorder'];
}

/** Lets a guest without an account record the screen for a project, after saying who receives the recording. */
export const GuestRecorder = withErrorBoundary(
  forwardRef<HTMLElement, GuestRecorderProps>(function GuestRecorder(
    { link, recorder, onGuest, messages, className, ...rest },
    ref,
  ) {
    const texts = useRecorderMessages(messages);
    const m = texts.guest;
    const rootClass = useRootClass();
    const query = useGuestLink(link);
    const [agreed, setAgreed] = useState(false);
    const [sent, setSent] = useState<SentFlow>();
    // A link that this recording has used up still shows its request.
    const [request, setRequest] = useState<NonNullable<NonNullable<typeof query.data>['request']>>();
    const site = siteAddress(request?.site_url ?? '');
    useLongestRecording(recorder, request?.max_duration_ms);

    function content() {
      if (sent && request) {
        return <GuestResult m={m} request={request} flowId={sent.flowId} />;
      }
      if (agreed && request) {
        return (
          <div className="fl-guest-recording">
            <GuestTask m={m} request={request} />
            {site !== null && <GuestSite m={m} recorder={recorder} address={site} />}
            <RecorderPanel
              recorder={recorder}
              projects={[]}
              defaultTitle={request.title}
              surface="any"
              messages={messages}
              {...(site !== null && { site: new URL(site).host })}
              onSent={setSent}
            />
          </div>
        );
      }
      if (query.isPending) {
        return (
          <p className="fl-guest-recorder-loading" role="status">
            <Spinner />
            <span>{m.loading}</span>
          </p>
        );
      }
      const state = statusOf(query.error) === 401 ? 'unknown' : query.data?.state;
      if (state === undefined)
        return <LoadFailure message={m.loadFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
      const asked = query.data?.request;
      if (state === 'open' && asked) {
        return (
          <GuestConsent
            m={m}
            request={asked}
            onContinue={(guest) => {
              onGuest(guest);
              setRequest(asked);
              setAgreed(true);
            }}
          />
        );
      }
      return (
        <EmptyState
          icon={<Icon of={Unlink} size={18} />}
          title={m.ended[state === 'open' ? 'unknown' : state]}
          hint={state === 'unavailable' ? m.unavailableHint : m.endedHint}
        />
      );
    }

    return (
      <section
        aria-label={m.label}
        {...rest}
        ref={ref}
        className={clsx(rootClass, 'fl-guest-recorder', className)}
        data-recording={(agreed && !sent) || undefined}
      >
        {content()}
      </section>
    );
  }),
);
