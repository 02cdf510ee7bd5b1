'use client';

import { ProjectSettings } from '@flowlens/components/project-settings';
import { useProject } from '@flowlens/hooks';
import { emitFailure } from '../content/emit-failure.js';
import { mountView, type ViewProps } from '../content/mount-view.js';
import { useReady } from '../content/use-ready.js';
import type { MountedView } from '../element/element-view.js';

export interface ProjectSettingsViewProps {
  projectId: string;
}

function ProjectSettingsView({ projectId, productUrl, emit }: ProjectSettingsViewProps & ViewProps) {
  const project = useProject(projectId);
  useReady(() => Boolean(project.data), projectId, emit);

  return (
    <ProjectSettings projectId={projectId} productUrl={productUrl} onError={(error) => emitFailure(error, emit)} />
  );
}

export function mountProjectSettings(container: ShadowRoot, propsOf: () => ProjectSettingsViewProps): MountedView {
  return mountView(container, ProjectSettingsView, propsOf);
}
