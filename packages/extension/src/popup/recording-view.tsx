import { Button } from '@flowlens/components';
import { formatClock } from '@flowlens/core';
import { browser } from 'wxt/browser';
import { ask } from '../messages/ask.js';
import type { RecordingView } from '../messages/messages.js';
import type { Texts } from '../texts/en.js';
import { ProblemNote } from './problem-note.js';
import { requestSite } from './request-site.js';
import { useTask } from './use-task.js';

export interface RunningViewProps {
  texts: Texts;
  recording: RecordingView;
}

/** The running recording: how long it is, what is missing, and its end. */
export function RunningView({ texts, recording }: RunningViewProps) {
  const { isRunning, problem, run, fail } = useTask(texts);
  const { elapsedMs, isAway, isLate, serverOrigin, status, tabId } = recording;

  async function allowSite() {
    const { url } = await browser.tabs.get(tabId);
    // Without it the scripts cannot run there.
    if (await requestSite(url)) await ask('background.allowSite', {});
    else fail(texts.siteRefused);
  }

  return (
    <section className="popup-section">
      <h1 className="popup-title">{texts.recording}</h1>
      <p className="popup-timer" role="timer" aria-label={texts.elapsed}>
        {formatClock(elapsedMs)}
      </p>
      {isAway && (
        <div className="popup-note">
          <p>{texts.away}</p>
          <Button size="small" busy={isRunning} onClick={() => run(allowSite)}>
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
      <p className="popup-hint">{serverOrigin}</p>
    </section>
  );
}
