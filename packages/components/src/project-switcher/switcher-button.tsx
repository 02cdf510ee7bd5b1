'use client';

import type { Project } from '@flowlens/client';
import { ChevronsUpDown, Folder, FolderOpen } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Button } from '../ui/button/button.js';

export interface SwitcherButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** The active project. */
  project: Project | undefined;
  /** What a project is called; stands alone while there is none. */
  label: string;
}

/** Shows the active project and opens the list of the others. */
export const SwitcherButton = forwardRef<HTMLButtonElement, SwitcherButtonProps>(function SwitcherButton(
  { project, label, ...rest },
  ref,
) {
  const Icon = project?.category === 'OPEN_SOURCE' ? FolderOpen : Folder;
  return (
    <Button
      variant="ghost"
      {...rest}
      ref={ref}
      className="fl-project-switcher-button"
      {...(project && { 'aria-label': `${label}: ${project.name}` })}
    >
      <Icon className="fl-project-switcher-icon" size={14} aria-hidden="true" />
      <span className="fl-project-switcher-name">{project?.name ?? label}</span>
      <ChevronsUpDown className="fl-project-switcher-icon" size={14} aria-hidden="true" />
    </Button>
  );
});
