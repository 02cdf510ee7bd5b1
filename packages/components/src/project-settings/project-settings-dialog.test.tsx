import { PROJECT_ID } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { ProjectSettingsButton } from './project-settings-button.js';

describe('<ProjectSettingsButton />', () => {
  it('opens the settings under the project’s name, on General each time', async () => {
    const { user } = renderFlowLens(<ProjectSettingsButton projectId={PROJECT_ID} />);
    const button = screen.getByRole('button', { name: 'Project Settings' });

    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Web shop' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await user.click(await within(dialog).findByRole('tab', { name: 'Members' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);

    expect(await screen.findByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
  });

  it('closes when the project has come to its end', async () => {
    const onNavigate = vi.fn();
    const { user } = renderFlowLens(<ProjectSettingsButton projectId={PROJECT_ID} />, { provider: { onNavigate } });

    await user.click(screen.getByRole('button', { name: 'Project Settings' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Project' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete Project' }));

    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ page: 'gallery' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
