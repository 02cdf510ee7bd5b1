'use client';

import type { Project } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core';
import { useProjects } from '@flowlens/hooks';
import { clsx } from 'clsx';
import { ChevronsUpDown, Folder, FolderOpen } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { Button } from '../ui/button/button.js';
import { MenuChoice } from '../ui/menu/menu-choice.js';
import { Menu } from '../ui/menu/menu.js';
import { Skeleton } from '../ui/skeleton/skeleton.js';

export interface ProjectSwitcherProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Id of the active project. */
  value: string | undefined;
  onValueChange: (projectId: string) => void;
  messages?: MessageOverrides['common'];
}

/** Shows the active project and offers the others: personal ones first, then open source ones. Nothing after a load failure. */
export const ProjectSwitcher = forwardRef<HTMLDivElement, ProjectSwitcherProps>(function ProjectSwitcher(
  { value, onValueChange, messages, className, ...rest },
  ref,
) {
  const { data: projects, isPending, isError } = useProjects();
  const m = useMessages('common', messages);
  const rootClass = useRootClass();
  if (isError) return null;

  const active = projects?.find((project) => project.id === value);
  const groups = [
    { label: m.personalProjects, options: optionsOf(projects, 'PERSONAL') },
    { label: m.openSourceProjects, options: optionsOf(projects, 'OPEN_SOURCE') },
  ].filter((group) => group.options.length > 0);

  return (
    <div {...rest} ref={ref} className={clsx(rootClass, 'fl-project-switcher', className)}>
      {isPending && <Skeleton width="140px" height="32px" />}
      {projects?.length === 0 && <p className="fl-project-switcher-empty">{m.noProjects}</p>}
      {groups.length > 0 && (
        <Menu
          trigger={
            <Button
              variant="ghost"
              className="fl-project-switcher-button"
              aria-label={`${m.project}: ${active?.name ?? ''}`}
            >
              {active?.category === 'OPEN_SOURCE' ? (
                <FolderOpen size={14} aria-hidden="true" />
              ) : (
                <Folder size={14} aria-hidden="true" />
              )}
              <span className="fl-project-switcher-name">{active?.name}</span>
              <ChevronsUpDown size={14} aria-hidden="true" />
            </Button>
          }
        >
          {groups.map((group) => (
            <MenuChoice key={group.label} {...group} value={value} onValueChange={onValueChange} />
          ))}
        </Menu>
      )}
    </div>
  );
});

function optionsOf(projects: readonly Project[] | undefined, category: Project['category']) {
  return (projects ?? [])
    .filter((project) => project.category === category)
    .map((project) => ({ value: project.id, label: project.name }));
}
