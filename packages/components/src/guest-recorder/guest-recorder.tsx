'use client';

import type { GuestRequest } from '@flowlens/client';
import { statusOf } from '@flowlens/core/failures';
import { siteAddress } from '@flowlens/core/links';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useGuestLink } from '@flowlens/hooks';
import type { Recorder } from '@flowlens/recorder';
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
import { GuestKept } from './guest-kept.js';
import { GuestResult } from './guest-result.js';
import { GuestSite } from './guest-site.js';
import { GuestTask } from './guest-task.js';
import { useLongestRecording } from './use-longest-recording.js';

/** State of a visit, with which the page continues after a reload. */
export interface GuestVisit {
  guest: TypedGuest;
  request: GuestRequest;
  /** Id of the last flow that the guest sent. */
  sentFlowId?: string;
}

export interface GuestRecorderProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** Secret of the recording link, from the fragment of the URL. */
  link: string;
  /** Created once with `createRecorder({ probes: false })` of `@flowlens/recorder`, and a client that uses the link. */
  recorder: Recorder;
  /** Visit of this link before a reload of the page. */
  visit?: GuestVisit | undefined;
  /** Runs once the guest has entered a name, before recording, and again when a recording is sent. */
  onVisit: (visit: GuestVisit) => void;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'recorder'> | undefined;
}

/**
 * Lets a guest without an account record the screen for a project, after naming the recipients of the recording.
 *
 * @example
 * <GuestRecorder link={token} recorder={recorder} onVisit={setVisit} />
 */
export const GuestRecorder = withErrorBoundary(
  forwardRef<HTMLElement, GuestRecorderProps>(function GuestRecorder(
    { link, recorder, visit: earlier, onVisit, messages, className, ...rest },
    ref,
  ) {
    const texts = useRecorderMessages(messages?.recorder);
    const m = texts.guest;
    const rootClass = useRootClass();
    const query = useGuestLink(link);
    // A link that this recording has used up still shows its request.
    const [visit, setVisit] = useState<GuestVisit>();
    const isRecording = visit !== undefined && visit.sentFlowId === undefined;
    const site = siteAddress(visit?.request.site_url ?? '');
    useLongestRecording(recorder, visit?.request.max_duration_ms);

    function changeVisit(next: GuestVisit) {
      onVisit(next);
      setVisit(next);
    }

    function content() {
      if (visit?.sentFlowId !== undefined) {
        return <GuestResult m={m} request={visit.request} flowId={visit.sentFlowId} />;
      }
      if (visit) {
        const { guest, request } = visit;
        return (
          <div className="fl-guest-recording">
            <GuestTask m={m} request={request} />
            {site !== null && <GuestSite m={m} recorder={recorder} address={site} />}
            <RecorderPanel
              recorder={recorder}
              projects={[]}
              onlyProjectId={request.system_id}
              defaultTitle={request.title}
              surface="any"
              messages={messages}
              {...(site !== null && { site: new URL(site).host })}
              onSent={({ flowId }) => changeVisit({ guest, request, sentFlowId: flowId })}
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
        return (
          <div className="fl-guest-ended">
            <LoadFailure message={m.loadFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
            <GuestKept m={texts} recorder={recorder} request={null} isOver />
          </div>
        );
      const asked = query.data?.request;
      if (state === 'open' && asked) {
        return (
          <GuestConsent
            m={texts}
            recorder={recorder}
            request={asked}
            guest={earlier?.guest}
            onContinue={(guest) => changeVisit({ guest, request: asked })}
          />
        );
      }
      // This recording may have used up the link, but the server still accepts the rest of it.
      const isByGuest = state === 'used_up' || state === 'expired';
      if (isByGuest && earlier?.sentFlowId !== undefined) {
        return <GuestResult m={m} request={earlier.request} flowId={earlier.sentFlowId} />;
      }
      return (
        <div className="fl-guest-ended">
          <EmptyState
            icon={<Icon of={Unlink} size={18} />}
            title={m.ended[state === 'open' ? 'unknown' : state]}
            hint={state === 'unavailable' ? m.unavailableHint : m.endedHint}
          />
          <GuestKept
            m={texts}
            recorder={recorder}
            request={isByGuest && earlier ? earlier.request : null}
            isOver
            onFinish={() => earlier && changeVisit({ guest: earlier.guest, request: earlier.request })}
          />
        </div>
      );
    }

    return (
      <section
        aria-label={m.label}
        {...rest}
        ref={ref}
        className={clsx(rootClass, 'fl-guest-recorder', className)}
        data-recording={isRecording || undefined}
      >
        {content()}
      </section>
    );
  }),
);
