import { Button } from '@flowlens/components';
import { useState } from 'react';
import type { Connection } from '../connection/connections.js';
import { useServerCheck } from '../connection/use-server-check.js';
import { ask } from '../messages/ask.js';
import { DangerQuestion } from '../pages/danger-question.js';
import { ServerNote } from '../pages/server-note.js';
import type { Project } from '../settings/settings.js';
import type { Texts } from '../texts/en.js';

export interface ServerItemProps {
  texts: Texts;
  connection: Connection;
  /** Default project; undefined for the user's default on the server. */
  project: Project | undefined;
  onProject: (project: Project | undefined) => void;
}

/** A connected account with its default project. */
export function ServerItem({ texts, connection, project, onProject }: ServerItemProps) {
  const [isAsking, setAsking] = useState(false);
  const check = useServerCheck(connection);
  const t = texts.options;
  const account = texts.popup.account(connection);
  const projects = check?.projects ?? [];
  // Keeps the setting while the server cannot be reached.
  const isListed = project === undefined || projects.some(({ id }) => id === project.id);

  return (
    <li className="options-server">
      <div className="options-entry">
        <span className="options-value">
          <strong className="options-choice">{connection.origin}</strong>
          <span className="page-hint options-choice">{account}</span>
        </span>
        {!isAsking && (
          <Button
            size="small"
            variant="ghost"
            aria-label={t.disconnectOf({ account: `${connection.origin}, ${account}` })}
            onClick={() => setAsking(true)}
          >
            {texts.popup.disconnect}
          </Button>
        )}
      </div>
      {isAsking && (
        <DangerQuestion
          texts={texts}
          question={texts.popup.disconnectQuestion}
          action={texts.popup.disconnect}
          onConfirm={() => ask('background.disconnect', { key: connection.key })}
          onCancel={() => setAsking(false)}
        />
      )}
      <ServerNote texts={texts} check={check} />
      <label className="page-field options-narrow">
        <span>{t.defaultProject}</span>
        <select
          className="page-input"
          value={project?.id ?? ''}
          disabled={projects.length === 0}
          onChange={({ target }) => {
            const chosen = projects.find(({ id }) => id === target.value);
            onProject(chosen && { id: chosen.id, name: chosen.name });
          }}
        >
          <option value="">{t.ownDefault}</option>
          {project && !isListed && <option value={project.id}>{project.name}</option>}
          {projects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}
