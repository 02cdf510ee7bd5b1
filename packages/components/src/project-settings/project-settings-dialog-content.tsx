'use client';

import type { ProjectSettingsProps } from './project-settings.js';
import { useProject } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { forwardRef, useId } from 'react';
import { useNavigate } from '../provider/use-navigate.js';
import { Dialog } from '../ui/dialog/dialog.js';
import type { DialogContentProps, HostDialogProps } from '../ui/dialog/host-dialog-props.js';
import { useIsShown } from '../ui/internal/use-is-shown.js';
import { ProjectGate } from './parts/project-gate.js';
import { ProjectMarks } from './parts/project-marks.js';
import { ProjectSettingsTabs } from './project-settings-tabs.js';
import { type SettingsEvents, SettingsEventsContext, splitSettingsEvents } from './settings-events.js';
import { useSettingsTexts } from './settings-texts.js';

export interface ProjectSettingsDialogProps
  extends
    HostDialogProps,
    Pick<
      ProjectSettingsProps,
      'projectId' | 'productUrl' | 'tab' | 'defaultTab' | 'onTabChange' | 'onProjectEnd' | 'messages'
    >,
    SettingsEvents {}

/** Content of `ProjectSettingsDialog`. */
export const ProjectSettingsDialogContent = forwardRef<HTMLDivElement, DialogContentProps<ProjectSettingsDialogProps>>(
  function ProjectSettingsDialogContent(
    {
      projectId,
      productUrl,
      tab,
      defaultTab,
      onTabChange,
      onProjectEnd,
      messages,
      open,
      onOpenChange,
      className,
      ...props
    },
    ref,
  ) {
    const { events, rest } = splitSettingsEvents(props);
    const { data: project } = useProject(projectId);
    const texts = useSettingsTexts(messages);
    const navigate = useNavigate();
    // Not the project's id, because that of the active project changes when it is deleted.
    const id = useId();
    const isShown = useIsShown(id);

    return (
      <Dialog
        {...rest}
        ref={ref}
        className={clsx('fl-project-settings-dialog', className)}
        title={project?.name ?? texts.projects.settings}
        focusDialog
        titleBadges={project ? <ProjectMarks project={project} texts={texts} messages={messages} /> : null}
        open={open}
        onOpenChange={onOpenChange}
      >
        <ProjectGate projectId={projectId} m={texts.projects}>
          {(shown) => (
            <SettingsEventsContext.Provider value={events}>
              <ProjectSettingsTabs
                key={shown.id}
                project={shown}
                texts={texts}
                productUrl={productUrl}
                tab={tab}
                defaultTab={defaultTab}
                onTabChange={onTabChange}
                onProjectEnd={onProjectEnd}
                onProjectSettled={() => {
                  const stays = isShown(id);
                  onOpenChange(false);
                  if (!onProjectEnd && stays) navigate({ page: 'gallery' });
                }}
              />
            </SettingsEventsContext.Provider>
          )}
        </ProjectGate>
      </Dialog>
    );
  },
);
