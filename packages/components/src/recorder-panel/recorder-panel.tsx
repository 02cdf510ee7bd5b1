'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { useRecorder, useSendRecording } from '@flowlens/hooks';
import type { Recorder, SentFlow, StartOptions } from '@flowlens/recorder';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, createElement, forwardRef, useEffect, useRef } from 'react';
import { useRecorderMessages } from '../provider/use-recorder-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { lazyCode } from '../ui/internal/lazy/lazy-code.js';
import { Spinner } from '../ui/spinner/spinner.js';
import { isUnclaimed } from '../ui/internal/focus/is-unclaimed.js';
import { panelView } from './panel-view.js';
import type { RecorderProject } from './review/use-recording-form.js';
import { RecordingView } from './recording-view.js';
import { SentView } from './sent-view.js';
import { StartView } from './start-view.js';

export interface RecorderPanelProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>, BoundaryProps {
  /** Created once with `createRecorder` of `@flowlens/recorder`. */
  recorder: Recorder;
  /**
   * Projects to choose from. Pass `[]` for none, such as with a recorder token, which cannot list them.
   * @default the viewer's own
   */
  projects?: readonly RecorderProject[] | undefined;
  /** Id of the initially selected project. @default the project of the recorder */
  defaultProjectId?: string | undefined;
  /**
   * Id of the only project that can receive recordings. Earlier recordings for another project can only be downloaded or
   * discarded.
   */
  onlyProjectId?: string | undefined;
  /** Initial title in the review. */
  defaultTitle?: string | undefined;
  /** True to record the screen, until the viewer decides. @default true */
  defaultVideo?: boolean | undefined;
  /** Kind of source that the browser offers first. @default 'tab' */
  surface?: StartOptions['surface'];
  /** Host of a site that the recorder opens, for a recorder without probes: the recording may contain its events. */
  site?: string | undefined;
  /** Runs when a recording has become a flow. */
  onSent?: ((flow: SentFlow) => void) | undefined;
  /** Runs when the viewer has discarded a recording. */
  onDiscarded?: (() => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'recorder' | 'tags'> | undefined;
}

/** Loaded during a recording, because the review follows later. */
const draftCode = lazyCode(async () => (await import('./review/draft-view.js')).DraftView);

/**
 * Records a page, lets the viewer review the recording, and sends it as a flow.
 *
 * @example
 * <RecorderPanel recorder={recorder} onSent={(flow) => attachToTicket(flow.url)} />
 */
export const RecorderPanel = withErrorBoundary(
  forwardRef<HTMLElement, RecorderPanelProps>(function RecorderPanel(
    {
      recorder,
      projects,
      defaultProjectId,
      onlyProjectId,
      defaultTitle,
      defaultVideo = true,
      surface = 'tab',
      site,
      onSent,
      onDiscarded,
      messages,
      className,
      ...rest
    },
    ref,
  ) {
    const snapshot = useRecorder(recorder);
    const sending = useSendRecording(snapshot.draft);
    const m = useRecorderMessages(messages?.recorder);
    const rootClass = useRootClass();
    const { view, draft } = panelView(snapshot, sending.state);
    const DraftView = draftCode.useCode(draft !== null);
    const content = useFocusOfNextView(draft && !DraftView ? 'loading' : view);

    useEffect(() => {
      if (view === 'recording') draftCode.prefetch();
    }, [view]);

    return (
      <section
        aria-label={m.label}
        {...rest}
        ref={ref}
        className={clsx(rootClass, 'fl-recorder-panel', className)}
        data-status={view}
      >
        <div ref={content} className="fl-recorder-panel-content">
          {view === 'start' && (
            <StartView
              m={m}
              recorder={recorder}
              snapshot={snapshot}
              defaultVideo={defaultVideo}
              surface={surface}
              site={site}
              title={defaultTitle}
              onlyProjectId={onlyProjectId}
            />
          )}
          {view === 'recording' && <RecordingView m={m} recorder={recorder} snapshot={snapshot} />}
          {draft && !DraftView && (
            <p role="status" className="fl-recorder-panel-loading">
              <Spinner />
              <span>{m.finishing}</span>
            </p>
          )}
          {draft &&
            DraftView &&
            createElement(DraftView, {
              key: draft.id,
              m,
              draft,
              sending,
              pictureOnly: recorder.probes.length === 0,
              projects,
              defaultProjectId,
              defaultTitle,
              tagMessages: messages?.tags,
              onSent,
              onDiscarded,
            })}
          {sending.state.status === 'sent' && view === 'sent' && (
            <SentView m={m} flow={sending.state.flow} onAgain={sending.reset} />
          )}
        </div>
      </section>
    );
  }),
);

/** Moves the focus to the heading of the next view when the focused control has unmounted. */
function useFocusOfNextView(view: string) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const element = content.current;
    if (element && isUnclaimed(element)) element.querySelector<HTMLElement>('.fl-recorder-panel-title')?.focus();
  }, [view]);
  return content;
}
