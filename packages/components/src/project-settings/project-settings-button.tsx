'use client';

import { Settings } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { clsx } from 'clsx/lite';
import { useRootClass } from '../provider/use-root-class.js';
import { mergeHostProps } from '../ui/internal/events/merge-host-props.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { Icon } from '../ui/icon/icon.js';
import type { ProjectSettingsDialogProps } from './project-settings-dialog-content.js';
import { ProjectSettingsDialog } from './project-settings-dialog.js';
import { type SettingsEvents, splitSettingsEvents } from './settings-events.js';
import { useSettingsTexts } from './settings-texts.js';

export interface ProjectSettingsButtonProps
  extends
    Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onError'>,
    SettingsEvents,
    Pick<
      ProjectSettingsDialogProps,
      'projectId' | 'productUrl' | 'tab' | 'defaultTab' | 'onTabChange' | 'onProjectEnd' | 'messages'
    >,
    BoundaryProps {}

/**
 * Opens the settings of a project.
 *
 * @example
 * <ProjectSettingsButton projectId={project.id} onMemberInvited={log} />
 */
export const ProjectSettingsButton = withErrorBoundary(
  forwardRef<HTMLButtonElement, ProjectSettingsButtonProps>(function ProjectSettingsButton(
    { projectId, productUrl, tab, defaultTab, onTabChange, onProjectEnd, messages, className, ...props },
    ref,
  ) {
    const { events, rest } = splitSettingsEvents(props);
    const [open, setOpen] = useState(false);
    // The host may switch to another project, for instance after this one is deleted; the dialog keeps its own.
    const [openedId, setOpenedId] = useState(projectId);
    const texts = useSettingsTexts(messages);
    const rootClass = useRootClass();

    function openSettings() {
      setOpenedId(projectId);
      setOpen(true);
    }

    return (
      <>
        <IconButton
          tooltipSide="bottom"
          {...rest}
          {...mergeHostProps(rest, { onClick: openSettings })}
          ref={ref}
          className={clsx(rootClass, className)}
          label={texts.projects.settings}
          icon={<Icon of={Settings} />}
          aria-haspopup="dialog"
        />
        <ProjectSettingsDialog
          {...events}
          projectId={open ? openedId : projectId}
          productUrl={productUrl}
          tab={tab}
          defaultTab={defaultTab}
          onTabChange={onTabChange}
          onProjectEnd={onProjectEnd}
          messages={messages}
          open={open}
          onOpenChange={setOpen}
        />
      </>
    );
  }),
);
