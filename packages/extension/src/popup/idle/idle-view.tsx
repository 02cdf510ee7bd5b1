import { Button, Icon } from '@flowlens/components';
import { Camera, Circle } from 'lucide';
import { useState } from 'react';
import { browser } from 'wxt/browser';
import { recordableOrigin } from '../../background/sites/recordable-origin.js';
import type { Connection } from '../../connection/connections.js';
import { useServerCheck } from '../../connection/use-server-check.js';
import { ask } from '../../messages/ask.js';
import { ownUrl } from '../../messages/own-url.js';
import { canRecordDeep, canRecordTabs } from '../../pages/can-record-tabs.js';
import { Note } from '../../pages/note.js';
import { ProblemNote } from '../../pages/problem-note.js';
import { useTask } from '../../pages/use-task.js';
import { deletePendingRecordings } from '../../outgoing/pending-recordings.js';
import { openScreenshot } from '../../screenshot/open-screenshot.js';
import type { Settings } from '../../settings/settings.js';
import type { Texts } from '../../texts/en.js';
import { problemText } from '../../texts/texts.js';
import { DeepChoice } from './deep-choice.js';
import { type ActiveTab, useActiveTab } from './active-tab.js';
import { PendingList } from './pending-list.js';
import { ServerNote } from '../../pages/server-note.js';
import { ReplaySection } from './replay-section.js';
import { SoundChoices } from './sound-choices.js';
import { TargetFields } from './target-fields.js';
import type { PopupState } from '../use-popup-state.js';
import { useTargetProject } from './use-target-project.js';

export interface IdleViewProps {
  texts: Texts;
  state: PopupState;
  onAddServer: () => void;
}

/** View to start a recording. Always shows the account and the project that recordings go to. */
export function IdleView({
  texts,
  state: { connections, pending, settings, refreshPending },
  onAddServer,
}: IdleViewProps) {
  const [chosen, setChosen] = useState<string>();
  const [sound, setSound] = useState({ microphone: false, sound: false });
  const [deep, setDeep] = useState(false);
  const connection = connections.find(({ key }) => key === chosen) ?? connections[0];
  const check = useServerCheck(connection);
  const target = useTargetProject({ connection, check, settings });
  const tab = useActiveTab();
  const { isRunning, problem, run } = useTask(texts);
  const t = texts.popup;
  if (!connection) return null;
  const refusal = tab && refusalOf(tab, { connection, settings, texts });

  async function record(tabId: number, { key }: Connection) {
    await ask('background.start', { tabId, connectionKey: key, project: target.project, ...sound, deep });
  }

  return (
    <>
      <section className="page-section">
        {tab && refusal === null && (
          <p className="popup-tab">
            <span className="page-hint">{t.thisTab}</span>
            <strong>{new URL(tab.url ?? '').host}</strong>
          </p>
        )}
        {refusal !== null && (
          <Note>
            <p>{refusal}</p>
          </Note>
        )}
        {canRecordTabs() ? (
          <>
            <Button
              variant="primary"
              className="popup-main"
              icon={<Icon of={Circle} size={14} fill="currentColor" />}
              disabled={!tab || refusal !== null}
              busy={isRunning}
              onClick={() => tab && run(() => record(tab.id, connection))}
            >
              {isRunning ? t.starting : t.record}
            </Button>
            <div className="popup-choices">
              <SoundChoices texts={texts} value={sound} disabled={isRunning} onChange={setSound} />
              {canRecordDeep() && <DeepChoice texts={texts} value={deep} disabled={isRunning} onChange={setDeep} />}
            </div>
          </>
        ) : (
          <Note>
            <p>{t.screenshotsOnly}</p>
          </Note>
        )}
        <Button
          className="popup-main"
          icon={<Icon of={Camera} size={14} />}
          disabled={!tab || refusal !== null || isRunning}
          onClick={() => tab && run(() => openScreenshot(tab.id, { connection, project: target.project }))}
        >
          {t.screenshot}
        </Button>
        <ProblemNote problem={problem} />
        <p className="page-hint">{t.hint}</p>
      </section>
      {canRecordTabs() && (
        <ReplaySection
          texts={texts}
          seconds={settings.bufferSeconds}
          disabled={!tab || refusal !== null || isRunning}
          onArm={async () => {
            if (tab)
              await ask('background.arm', { tabId: tab.id, connectionKey: connection.key, project: target.project });
          }}
        />
      )}
      <PendingList
        texts={texts}
        pending={pending}
        onOpen={(id) => void browser.tabs.create({ url: ownUrl(`/review.html#${id}`) })}
        onDelete={() => deletePendingRecordings(connections).then(refreshPending)}
      />
      <section className="page-section popup-target" aria-label={t.sendsTo}>
        <ServerNote texts={texts} check={check} />
        <TargetFields
          texts={texts}
          connections={connections}
          connection={connection}
          target={target}
          onChoose={setChosen}
          onAddServer={onAddServer}
        />
      </section>
    </>
  );
}

interface RefusalParts {
  connection: Connection;
  settings: Settings;
  texts: Texts;
}

/** Returns why a tab cannot be recorded, in the user's language; null if it can. */
function refusalOf({ url }: ActiveTab, { connection, settings, texts }: RefusalParts): string | null {
  try {
    recordableOrigin(url, connection.origin, settings);
    return null;
  } catch (error) {
    return problemText(error, texts);
  }
}
