import { useState } from 'react';
import type { ServerCheck, ServerProject } from '../../connection/check-server.js';
import type { Connection } from '../../connection/connections.js';
import type { Project, Settings } from '../../settings/settings.js';

export interface TargetProject {
  /** Project of the next recording; null for the user's default project. */
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
 * Returns the project that recordings go to: the one in the settings, or the user's default. It is never the last used
 * one, and never one to which somebody else added the user.
 */
export function useTargetProject({ connection, check, settings }: Parts): TargetProject {
  const [chosen, setChosen] = useState<{ key: string; id: string } | null>(null);
  const key = connection?.key ?? '';
  const choices = check?.projects ?? [];
  const preset = settings.projects[key];
  const find = (id: string | undefined) => choices.find((one) => one.id === id);
  const found = (chosen?.key === key ? find(chosen.id) : undefined) ?? find(preset?.id);
  const isKnown = choices.length > 0;
  // Keeps the setting if the server does not respond.
  const project = found ?? (isKnown ? choices.find(({ isOwnDefault }) => isOwnDefault) : preset);

  return {
    project: project ? { id: project.id, name: project.name } : null,
    choices,
    choose: (id) => setChosen({ key, id }),
  };
}
