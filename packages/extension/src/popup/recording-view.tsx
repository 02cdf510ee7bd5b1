import { Button } from '@flowlens/components';
import { formatClock } from '@flowlens/core';
import { browser } from 'wxt/browser';
import type { Connection } from '../connection/connections.js';
import { ask } from '../messages/ask.js';
import type { RecordingView } from '../messages/messages.js';
import type { Texts } from '../texts/en.js';
import { ProblemNote } from './problem-note.js';
import { useTask } from './use-task.js';

export interface RunningViewProps {
  texts: Texts;
  recording: RecordingView;
  /** Account that the recording belongs to. */
  connection: Connection | undefined;
}

/** The running recording: how long it is, what is missing, and its end. */
export function RunningView({ texts, recording, connection }: RunningViewProps) {
  const { isRunning, problem, run } = useTask(texts);
  const { elapsedMs, isAway, isLate, serverOrigin, status, tabId } = recording;

  return (
    <section className="popup-section">
      <h1 className="popup-title">{texts.recording}</h1>
      <p className="popup-timer" role="timer" aria-label={texts.elapsed}>
        {formatClock(elapsedMs)}
      </p>
      {isAway && (
        <div className="popup-note">
          <p>{texts.away}</p>
          <Button size="small" busy={isRunning} onClick={() => run(() => ask('background.allowSite', {}))}>
            {texts.allowSite}
          </Button>
        </div>
      )}
      {isLate && !isAway && (
        <div className="popup-note">
          <p>{texts.late}</p>
          <Button size="small" onClick={() => void browser.tabs.reload(tabId)}>
            {texts.reload}
          </Button>
        </div>
      )}
      <ProblemNote problem={problem} />
      <Button
        variant="primary"
        className="popup-main"
        disabled={status === 'starting'}
        busy={isRunning || status === 'stopping'}
        onClick={() => run(() => ask('background.stop', {}))}
      >
        {status === 'stopping' ? texts.stopping : texts.stop}
      </Button>
      <p className="popup-to">
        {connection && <span>{texts.account(connection)}</span>}
        <span className="popup-hint">{serverOrigin}</span>
      </p>
    </section>
  );
}
