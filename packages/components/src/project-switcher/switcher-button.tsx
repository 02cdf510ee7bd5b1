'use client';

import type { Project } from '@flowlens/client';
import { ChevronsUpDown, Folder, FolderOpen } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Button } from '../ui/button/button.js';
import { Icon } from '../ui/icon/icon.js';

export interface SwitcherButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The active project. */
  project: Project | undefined;
  /** Word for a project; shown alone if there is none. */
  label: string;
}

/** Shows the active project and opens the list of the others. */
export const SwitcherButton = forwardRef<HTMLButtonElement, SwitcherButtonProps>(function SwitcherButton(
  { project, label, ...rest },
  ref,
) {
  return (
    <Button
      variant="ghost"
      {...rest}
      ref={ref}
      className="fl-project-switcher-button"
      {...(project && { 'aria-label': `${label}: ${project.name}` })}
    >
      <Icon
        of={project?.category === 'OPEN_SOURCE' ? FolderOpen : Folder}
        className="fl-project-switcher-icon"
        size={14}
      />
      <span className="fl-project-switcher-name" dir="auto">
        {project?.name ?? label}
      </span>
      <Icon of={ChevronsUpDown} className="fl-project-switcher-icon" size={14} />
    </Button>
  );
});
