'use client';

import type { Project } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useProjects } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { Plus } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { CreateProjectDialog } from '../create-project-dialog/create-project-dialog.js';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { MenuChoice } from '../ui/menu/menu-choice.js';
import { MenuItem } from '../ui/menu/menu-item.js';
import { MenuLabel } from '../ui/menu/menu-label.js';
import { Menu } from '../ui/menu/menu.js';
import { Skeleton } from '../ui/skeleton/skeleton.js';
import { SwitcherButton } from './switcher-button.js';

export interface ProjectSwitcherProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'>, BoundaryProps {
  /** Id of the active project. */
  value: string | undefined;
  /** Runs with the id of the chosen project. */
  onValueChange: (projectId: string) => void;
  /** Runs after a project was created here. @default asks the host for its flows, unless the page has gone on to another */
  onProjectCreated?: ((projectId: string) => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'projects'> | undefined;
}

/**
 * Shows the active project and the list of others, personal ones first, then open-source ones, and creates new ones.
 * Renders nothing after a load failure.
 *
 * @example
 * <ProjectSwitcher value={projectId} onValueChange={setProjectId} />
 */
export const ProjectSwitcher = withErrorBoundary(
  forwardRef<HTMLDivElement, ProjectSwitcherProps>(function ProjectSwitcher(
    { value, onValueChange, onProjectCreated, messages, className, ...rest },
    ref,
  ) {
    const { data: projects, isPending } = useProjects();
    const [creating, setCreating] = useState(false);
    const m = useMessages('projects', messages?.projects);
    const rootClass = useRootClass();
    if (!projects && !isPending) return null;

    const groups = [
      { label: m.personalProjects, options: optionsOf(projects, 'PERSONAL') },
      { label: m.openSourceProjects, options: optionsOf(projects, 'OPEN_SOURCE') },
    ].filter((group) => group.options.length > 0);

    return (
      <div {...rest} ref={ref} className={clsx(rootClass, 'fl-project-switcher', className)}>
        {isPending && <Skeleton width="140px" height="32px" />}
        {projects && (
          <Menu
            trigger={
              <SwitcherButton
                project={projects.find(({ id }) => id === value)}
                label={m.project}
                title={m.switchHint}
              />
            }
          >
            {groups.length === 0 && <MenuLabel className="fl-project-switcher-empty">{m.empty}</MenuLabel>}
            {groups.map((group) => (
              <MenuChoice key={group.label} {...group} value={value} onValueChange={onValueChange} />
            ))}
            <div className="fl-project-switcher-create">
              <MenuItem icon={<Icon of={Plus} size={14} />} onSelect={() => setCreating(true)}>
                {m.create}
              </MenuItem>
            </div>
          </Menu>
        )}
        <CreateProjectDialog
          open={creating}
          onOpenChange={setCreating}
          onProjectCreated={onProjectCreated}
          messages={messages}
        />
      </div>
    );
  }),
);

function optionsOf(projects: readonly Project[] | undefined, category: Project['category']) {
  return (projects ?? [])
    .filter((project) => project.category === category)
    .map((project) => ({ value: project.id, label: project.name }));
}
