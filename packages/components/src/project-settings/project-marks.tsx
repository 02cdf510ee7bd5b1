'use client';

import type { Project } from '@flowlens/client';
import { useProjectPermissions } from '@flowlens/hooks';
import { Lock } from 'lucide-react';
import { RoleBadge } from '../role-badge/role-badge.js';
import { Tooltip } from '../ui/tooltip/tooltip.js';
import type { SettingsTextOverrides, SettingsTexts } from './settings-texts.js';

export interface ProjectMarksProps {
  project: Project;
  texts: SettingsTexts;
  messages: SettingsTextOverrides | undefined;
}

/** What the viewer is in the project, and a lock for their own default project. */
export function ProjectMarks({ project, texts, messages }: ProjectMarksProps) {
  const { standing } = useProjectPermissions(project);
  if (standing === null) return null;

  return (
    <span className="fl-project-marks">
      <RoleBadge standing={standing} messages={messages?.members} />
      {standing === 'owner' && project.is_default && (
        <Tooltip content={texts.projects.defaultProject} side="bottom">
          <span role="img" aria-label={texts.projects.defaultProject} tabIndex={0} className="fl-project-lock">
            <Lock size={14} aria-hidden="true" />
          </span>
        </Tooltip>
      )}
    </span>
  );
}
