import { screen, within } from '@testing-library/react';
import { PROJECT_ID } from '@flowlens/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { ProjectSettingsButton } from './project-settings-button.js';

// Simulates a new release: the files of the open version are gone.
vi.mock('./members/members-tab.js', () => Promise.reject(new Error('404')));
vi.mock('./invitations/invitations-tab.js', () => Promise.reject(new Error('404')));

describe('<ProjectSettingsButton /> without the code of a tab', () => {
  // React reports every error that a boundary has caught.
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it.each(['Members', 'Invitations'])(
    'reports the failure in the tab %s and keeps the page and the other tabs',
    async (name) => {
      const { user } = renderFlowLens(
        <>
          <p>The page of the host</p>
          <ProjectSettingsButton projectId={PROJECT_ID} />
        </>,
      );
      await user.click(screen.getByRole('button', { name: 'Project Settings' }));
      await user.click(await screen.findByRole('tab', { name }));

      const tab = await screen.findByRole('tabpanel', { name });
      expect(await within(tab).findByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.getByText('The page of the host')).toBeVisible();

      await user.click(screen.getByRole('tab', { name: 'General' }));
      expect(screen.getByRole('button', { name: 'Delete Project' })).toBeVisible();
    },
  );
});
