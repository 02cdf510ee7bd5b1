'use client';

import { useProject } from '@flowlens/hooks';
import { useNavigate } from '../provider/use-navigate.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { ProjectGate } from './project-gate.js';
import { ProjectMarks } from './project-marks.js';
import { ProjectSettingsTabs } from './project-settings-tabs.js';
import type { ProjectSettingsDialogProps } from './project-settings-dialog.js';
import { useSettingsTexts } from './settings-texts.js';

/** The dialog itself. */
export function ProjectSettingsWindow({
  projectId,
  productUrl,
  onProjectEnd,
  messages,
  open,
  onOpenChange,
}: ProjectSettingsDialogProps) {
  const { data: project } = useProject(projectId);
  const texts = useSettingsTexts(messages);
  const navigate = useNavigate();

  return (
    <Dialog
      className="fl-project-settings-dialog"
      title={project?.name ?? texts.projects.settings}
      titleMarks={project ? <ProjectMarks project={project} texts={texts} messages={messages} /> : null}
      open={open}
      onOpenChange={onOpenChange}
    >
      <ProjectGate projectId={projectId} m={texts.projects}>
        {(shown) => (
          <ProjectSettingsTabs
            key={shown.id}
            project={shown}
            texts={texts}
            productUrl={productUrl}
            onProjectEnd={(end) => {
              onOpenChange(false);
              if (onProjectEnd) onProjectEnd(end);
              else navigate({ page: 'gallery' });
            }}
          />
        )}
      </ProjectGate>
    </Dialog>
  );
}
