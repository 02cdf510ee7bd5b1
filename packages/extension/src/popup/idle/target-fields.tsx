import { Button } from '@flowlens/components';
import { useState } from 'react';
import type { Connection } from '../../connection/connections.js';
import type { Texts } from '../../texts/en.js';
import { ask } from '../../messages/ask.js';
import { DangerQuestion } from '../../pages/danger-question.js';
import type { TargetProject } from './use-target-project.js';

export interface TargetFieldsProps {
  texts: Texts;
  connections: readonly Connection[];
  connection: Connection;
  target: TargetProject;
  onChoose: (key: string) => void;
  onAddServer: () => void;
}

/** Server, account and project of the next recording. */
export function TargetFields({
  texts,
  connections,
  connection,
  target: { project, choices, choose },
  onChoose,
  onAddServer,
}: TargetFieldsProps) {
  const [isAsking, setAsking] = useState(false);
  const t = texts.popup;

  return (
    <>
      {connections.length > 1 && (
        <label className="page-field">
          <span>{t.server}</span>
          <select
            className="page-input"
            value={connection.key}
            onChange={(event) => {
              setAsking(false);
              onChoose(event.target.value);
            }}
          >
            {connections.map(({ key, origin, email }) => (
              <option key={key} value={key}>
                {`${new URL(origin).host}, ${email}`}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="page-field">
        <span>{t.project}</span>
        <select
          className="page-input"
          value={project?.id ?? ''}
          disabled={choices.length === 0}
          onChange={(event) => choose(event.target.value)}
        >
          {choices.length === 0 && <option value={project?.id ?? ''}>{project?.name ?? t.defaultProject}</option>}
          {choices.map(({ id, name, isOwnDefault }) => (
            <option key={id} value={id}>
              {isOwnDefault ? t.defaultProjectNamed({ name }) : name}
            </option>
          ))}
        </select>
      </label>
      <p className="popup-identity">
        <span>{t.account(connection)}</span>
        <span className="page-hint">{connection.origin}</span>
      </p>
      {isAsking ? (
        <DangerQuestion
          texts={texts}
          question={texts.popup.disconnectQuestion}
          action={texts.popup.disconnect}
          onConfirm={() => ask('background.disconnect', { key: connection.key })}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <div className="page-actions">
          <Button size="small" variant="ghost" onClick={onAddServer}>
            {t.addServer}
          </Button>
          <Button size="small" variant="ghost" onClick={() => setAsking(true)}>
            {t.disconnect}
          </Button>
        </div>
      )}
    </>
  );
}
