import { Button } from '@flowlens/components';
import { useState } from 'react';
import { browser } from 'wxt/browser';
import type { Connection } from '../connection/connections.js';
import { ask } from '../messages/ask.js';
import { ownUrl } from '../messages/own-url.js';
import { Problem } from '../messages/problem.js';
import { deletePendingRecordings } from '../recordings/pending-recordings.js';
import type { Texts } from '../texts/en.js';
import { PendingList } from './pending-list.js';
import { ProblemNote } from './problem-note.js';
import { readLookedAtTab } from './recorded-tab.js';
import type { PopupState } from './use-popup-state.js';
import { useTask } from './use-task.js';

export interface IdleViewProps {
  texts: Texts;
  state: PopupState;
  onAddServer: () => void;
}

/** Offers to record the tab, and shows the account that recordings go to at all times. */
export function IdleView({ texts, state: { connections, pending }, onAddServer }: IdleViewProps) {
  const [chosen, setChosen] = useState<string>();
  const { isRunning, problem, run } = useTask(texts);
  const connection = connections.find(({ key }) => key === chosen) ?? connections[0];
  if (!connection) return null;

  async function record({ key }: Connection) {
    const tabId = await readLookedAtTab();
    if (tabId === undefined) throw new Problem('not_recordable');
    await ask('background.start', { tabId, connectionKey: key });
  }

  async function disconnect(removed: Connection) {
    if (!window.confirm(texts.disconnectQuestion)) return;
    await deletePendingRecordings(removed);
    await ask('background.disconnect', { key: removed.key });
  }

  return (
    <>
      <section className="popup-section">
        <h1 className="popup-title">{texts.title}</h1>
        <Button variant="primary" className="popup-main" busy={isRunning} onClick={() => run(() => record(connection))}>
          {isRunning ? texts.starting : texts.record}
        </Button>
        <ProblemNote problem={problem} />
        <p className="popup-hint">{texts.hint}</p>
      </section>
      <PendingList
        texts={texts}
        pending={pending}
        onOpen={(id) => void browser.tabs.create({ url: ownUrl(`/review.html#${id}`) })}
      />
      <section className="popup-section popup-account" aria-label={texts.sendsTo}>
        {connections.length > 1 ? (
          <label className="popup-field">
            <span>{texts.sendsTo}</span>
            <select className="popup-input" value={connection.key} onChange={(event) => setChosen(event.target.value)}>
              {connections.map(({ key, origin, email }) => (
                <option key={key} value={key}>
                  {`${new URL(origin).host} · ${email}`}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <p className="popup-to">
            <span>{texts.account(connection)}</span>
            <span className="popup-hint">{connection.origin}</span>
          </p>
        )}
        <div className="popup-actions">
          <Button size="small" variant="ghost" onClick={onAddServer}>
            {texts.addServer}
          </Button>
          <Button size="small" variant="ghost" disabled={isRunning} onClick={() => run(() => disconnect(connection))}>
            {texts.disconnect}
          </Button>
        </div>
      </section>
    </>
  );
}
