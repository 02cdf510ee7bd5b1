import { aProject, type MockDb, PROJECT_ID, type RenderWithFlowLensResult, viewers } from '@flowlens/testing';
import { screen } from '@testing-library/react';
import type { AnyHandler } from 'msw';
import type { FlowLensProviderProps } from '../../provider/flowlens-provider.js';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { FlowLensToaster } from '../../toaster/flowlens-toaster.js';
import '../../test-support/without-old-toasts.js';
import { ProjectSettings, type ProjectSettingsProps } from '../project-settings.js';

export type User = RenderWithFlowLensResult['user'];

interface OpenSettingsOptions {
  /** Role of the viewer. @default the owner */
  as?: 'owner' | 'admin' | 'contributor';
  project?: Parameters<typeof aProject>[0];
  db?: Partial<MockDb>;
  handlers?: AnyHandler[];
  props?: Partial<ProjectSettingsProps>;
  provider?: Omit<FlowLensProviderProps, 'children' | 'client'>;
}

/** Renders the settings of a project with the toaster, as one of its members. */
export function openSettings({
  as = 'owner',
  project,
  db,
  handlers = [],
  props,
  provider = {},
}: OpenSettingsOptions = {}) {
  return renderFlowLens(
    <>
      <ProjectSettings projectId={PROJECT_ID} {...props} />
      <FlowLensToaster />
    </>,
    {
      db: {
        viewer: viewers[as],
        projects: [aProject({ user_role: as === 'contributor' ? 'USER' : 'ADMIN', ...project })],
        ...db,
      },
      handlers,
      provider,
    },
  );
}

export async function openTab(user: User, name: 'Members' | 'Invitations' | 'Guests' | 'Embedding') {
  await user.click(await screen.findByRole('tab', { name: new RegExp(`^${name}`) }));
}

/** Opens a select and chooses an option. */
export async function choose(user: User, select: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: select }));
  await user.click(await screen.findByRole('option', { name: option }));
}
