import { Button } from '@flowlens/components';
import { useEffect, useState } from 'react';
import { onArmedChanged, readArmed } from '../../background/replay-storage.js';
import { ask } from '../../messages/ask.js';
import type { ArmedTab } from '../../messages/messages.js';
import type { Texts } from '../../texts/en.js';
import { ProblemNote } from '../../pages/problem-note.js';
import { useTask } from '../../pages/use-task.js';

export interface ReplaySectionProps {
  texts: Texts;
  seconds: number;
  disabled: boolean;
  onArm: () => Promise<unknown>;
}

/** Instant replay: arms the tab, or saves or discards the replay. */
export function ReplaySection({ texts, seconds, disabled, onArm }: ReplaySectionProps) {
  const armed = useArmed();
  const { isRunning, problem, run } = useTask(texts);
  const t = texts.popup;
  return (
    <section className="page-section" aria-label={t.replay}>
      <p className="page-hint">{armed ? t.replayArmed({ seconds: armed.seconds }) : t.replayHint({ seconds })}</p>
      {armed ? (
        <div className="page-actions">
          <Button busy={isRunning} onClick={() => run(() => ask('background.saveReplay', {}))}>
            {t.replaySave}
          </Button>
          <Button variant="ghost" disabled={isRunning} onClick={() => run(() => ask('background.disarm', {}))}>
            {t.replayForget}
          </Button>
        </div>
      ) : (
        <Button disabled={disabled} busy={isRunning} onClick={() => run(onArm)}>
          {t.replayArm}
        </Button>
      )}
      <ProblemNote problem={problem} />
    </section>
  );
}

function useArmed(): ArmedTab | null {
  const [armed, setArmed] = useState<ArmedTab | null>(null);
  useEffect(() => {
    const read = () => void readArmed().then(setArmed);
    read();
    return onArmedChanged(read);
  }, []);
  return armed;
}
