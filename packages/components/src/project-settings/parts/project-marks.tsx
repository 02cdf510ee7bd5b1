'use client';

import type { Project } from '@flowlens/client';
import { useProjectPermissions } from '@flowlens/hooks';
import { RoleBadge } from '../../role-badge/role-badge.js';
import { DefaultProjectLock } from '../general/default-project-lock.js';
import type { SettingsTextOverrides, SettingsTexts } from '../settings-texts.js';

export interface ProjectMarksProps {
  project: Project;
  texts: SettingsTexts;
  messages: SettingsTextOverrides | undefined;
}

/** Role of the viewer in the project, and a lock for their own default project. */
export function ProjectMarks({ project, texts, messages }: ProjectMarksProps) {
  const { standing } = useProjectPermissions(project);
  if (standing === null) return null;

  return (
    <span className="fl-project-marks">
      <RoleBadge standing={standing} messages={messages} />
      {standing === 'owner' && project.is_default && <DefaultProjectLock label={texts.projects.defaultProject} />}
    </span>
  );
}
