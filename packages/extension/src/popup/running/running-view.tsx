import { Button, Icon } from '@flowlens/components';
import { formatClock } from '@flowlens/core/format';
import { Pause, Play, Square } from 'lucide';
import { browser } from 'wxt/browser';
import type { Connection } from '../../connection/connections.js';
import { ask } from '../../messages/ask.js';
import type { RecordingView } from '../../messages/messages.js';
import { Note } from '../../pages/note.js';
import { ProblemNote } from '../../pages/problem-note.js';
import { useTask } from '../../pages/use-task.js';
import type { Texts } from '../../texts/en.js';
import { MarkForm } from './mark-form.js';
import { requestSite } from './request-site.js';

export interface RunningViewProps {
  texts: Texts;
  recording: RecordingView;
  /** Account that owns the recording. */
  connection: Connection | undefined;
}

/** Running recording with its duration, gaps and controls. */
export function RunningView({ texts, recording, connection }: RunningViewProps) {
  const { isRunning, problem, run, fail } = useTask(texts);
  // A separate task, so that Stop works while a pause is pending.
  const stopping = useTask(texts);
  const { deep, elapsedMs, isAway, isLate, isStalled, project, serverOrigin, status, tabId } = recording;
  const t = texts.popup;
  const isPaused = status === 'paused';
  const isStopping = status === 'stopping';
  const isReady = status === 'recording' || isPaused;
  const title = isPaused ? t.paused : isStopping ? t.stopping : status === 'starting' ? t.starting : t.recording;

  async function allowSite() {
    if (await requestSite(tabId, serverOrigin)) await ask('background.allowSite', {});
    else fail(t.siteRefused);
  }

  return (
    <>
      <section className="page-section">
        <div className="popup-status" data-status={isAway ? 'away' : status}>
          <span className="popup-dot" aria-hidden />
          <h1 className="page-title">{title}</h1>
          <p className="popup-timer" role="timer" aria-label={t.elapsed}>
            {formatClock(elapsedMs)}
          </p>
        </div>
        {isAway && (
          <Note tone="warning">
            <p>{t.away}</p>
            <Button size="small" busy={isRunning} onClick={() => run(allowSite)}>
              {t.allowSite}
            </Button>
          </Note>
        )}
        {isLate && !isAway && (
          <Note tone="warning">
            <p>{t.late}</p>
            <Button size="small" onClick={() => void browser.tabs.reload(tabId)}>
              {t.reload}
            </Button>
          </Note>
        )}
        {isStalled && !isAway && (
          <Note tone="warning">
            <p>{t.stalled}</p>
          </Note>
        )}
        {(deep === 'ended' || deep === 'refused') && (
          <Note>
            <p>{deep === 'ended' ? t.deepEnded : t.deepRefused}</p>
          </Note>
        )}
        {deep === 'on' && <p className="page-hint">{t.deepOn}</p>}
        <MarkForm texts={texts} elapsedMs={elapsedMs} disabled={!isReady} />
        <ProblemNote problem={stopping.problem ?? problem} />
        <div className="popup-pair">
          <Button
            icon={<Icon of={isPaused ? Play : Pause} size={14} />}
            // Stays enabled while it runs, so that it keeps the focus.
            disabled={!isReady}
            onClick={() => run(() => ask(isPaused ? 'background.resume' : 'background.pause', {}))}
          >
            {isPaused ? t.resume : t.pause}
          </Button>
          <Button
            variant="primary"
            icon={<Icon of={Square} size={14} fill="currentColor" />}
            disabled={status === 'starting'}
            busy={stopping.isRunning || isStopping}
            onClick={() => stopping.run(() => ask('background.stop', {}))}
          >
            {isStopping ? t.stopping : t.stop}
          </Button>
        </div>
      </section>
      <section className="page-section popup-target" aria-label={t.sendsTo}>
        <p className="popup-identity">
          <span className="page-hint">{t.sendsTo}</span>
          <strong>{project?.name ?? t.defaultProject}</strong>
          {connection && <span>{t.account(connection)}</span>}
          <span className="page-hint">{serverOrigin}</span>
        </p>
      </section>
    </>
  );
}
