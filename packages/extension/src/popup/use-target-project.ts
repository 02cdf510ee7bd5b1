import { useState } from 'react';
import type { ServerCheck, ServerProject } from '../connection/check-server.js';
import type { Connection } from '../connection/connections.js';
import type { Project, Settings } from '../settings/settings.js';

export interface TargetProject {
  /** Project of the next recording; null for the person's own default, whichever that is. */
  project: Project | null;
  choices: readonly ServerProject[];
  choose: (id: string) => void;
}

interface Parts {
  connection: Connection | undefined;
  check: ServerCheck | null;
  settings: Settings;
}

/**
 * Project that recordings go to: the one of the settings, else the user's own default. Never the last used one, and
 * never one to which somebody else added the user.
 */
export function useTargetProject({ connection, check, settings }: Parts): TargetProject {
  const [chosen, setChosen] = useState<{ key: string; id: string } | null>(null);
  const key = connection?.key ?? '';
  const choices = check?.projects ?? [];
  const preset = settings.projects[key];
  const find = (id: string | undefined) => choices.find((one) => one.id === id);
  const found = (chosen?.key === key ? find(chosen.id) : undefined) ?? find(preset?.id);
  const isKnown = choices.length > 0;
  // Without an answer of the server, the setting stands.
  const project = found ?? (isKnown ? choices.find(({ isOwnDefault }) => isOwnDefault) : preset);

  return {
    project: project ? { id: project.id, name: project.name } : null,
    choices,
    choose: (id) => setChosen({ key, id }),
  };
}
