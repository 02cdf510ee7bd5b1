'use client';

import type { ProjectEnd } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { CancelableDetails } from '../event-details.js';
import { useNavigate } from '../provider/use-navigate.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { ProjectGate } from './parts/project-gate.js';
import { ProjectMarks } from './parts/project-marks.js';
import { ProjectSettingsTabs, type ProjectSettingsTabsProps } from './project-settings-tabs.js';
import { type SettingsEvents, SettingsEventsContext, splitSettingsEvents } from './settings-events.js';
import { type SettingsTextOverrides, useSettingsTexts } from './settings-texts.js';

export interface ProjectSettingsProps
  extends
    Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>,
    Pick<ProjectSettingsTabsProps, 'tab' | 'defaultTab' | 'onTabChange'>,
    SettingsEvents,
    BoundaryProps {
  /** Id of the project. */
  projectId: string;
  /** Address of the product, for invitation links. @default the address of the page */
  productUrl?: string | undefined;
  /**
   * Runs as soon as the viewer has left or deleted the project. `details.cancel()` suppresses the notice and the refetch of lists,
   * for a host that reloads its page. @default asks the host for the list of flows
   */
  onProjectEnd?: ((end: ProjectEnd, details: CancelableDetails) => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: SettingsTextOverrides | undefined;
}

/**
 * All settings of one project: its name, members and invitations, limited by the viewer's permissions.
 *
 * @example
 * <ProjectSettings projectId={project.id} />
 */
export const ProjectSettings = withErrorBoundary(
  forwardRef<HTMLElement, ProjectSettingsProps>(function ProjectSettings(
    { projectId, productUrl, tab, defaultTab, onTabChange, onProjectEnd, messages, className, ...props },
    ref,
  ) {
    const { events, rest } = splitSettingsEvents(props);
    const texts = useSettingsTexts(messages);
    const rootClass = useRootClass();
    const navigate = useNavigate();

    return (
      <section
        aria-label={texts.projects.settings}
        {...rest}
        ref={ref}
        className={clsx(rootClass, 'fl-project-settings', className)}
      >
        <ProjectGate projectId={projectId} m={texts.projects}>
          {(project) => (
            <>
              <div className="fl-project-settings-head">
                <h2 className="fl-project-settings-name" dir="auto">
                  {project.name}
                </h2>
                <ProjectMarks project={project} texts={texts} messages={messages} />
              </div>
              <SettingsEventsContext.Provider value={events}>
                <ProjectSettingsTabs
                  key={project.id}
                  project={project}
                  texts={texts}
                  productUrl={productUrl}
                  tab={tab}
                  defaultTab={defaultTab}
                  onTabChange={onTabChange}
                  onProjectEnd={onProjectEnd}
                  onProjectSettled={onProjectEnd ? undefined : () => navigate({ page: 'gallery' })}
                />
              </SettingsEventsContext.Provider>
            </>
          )}
        </ProjectGate>
      </section>
    );
  }),
);
