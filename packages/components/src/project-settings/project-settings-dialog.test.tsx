import { aProject, PROJECT_ID } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { ProjectSettingsButton } from './project-settings-button.js';

describe('<ProjectSettingsButton />', () => {
  it('opens the settings under the project’s name, always on General', async () => {
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

  it('does not submit a form of the host around it', async () => {
    const onSubmit = vi.fn();
    const { user, db } = renderFlowLens(
      <form onSubmit={onSubmit}>
        <ProjectSettingsButton projectId={PROJECT_ID} />
      </form>,
      { db: { invitations: {} } },
    );

    await user.click(screen.getByRole('button', { name: 'Project Settings' }));
    await user.type(await screen.findByRole('textbox', { name: 'Project Name' }), ' 2{Enter}');
    await waitFor(() => expect(db.projects[0]?.name).toBe('Web shop 2'));
    await user.click(screen.getByRole('tab', { name: 'Invitations' }));
    await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'dora@example.com{Enter}');
    await waitFor(() => expect(db.invitations[PROJECT_ID]).toHaveLength(1));

    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its project when the page shows another, and opens that one the next time', async () => {
    const other = aProject({ id: 'p-other', name: 'Warehouse' });
    const { user, rerender } = renderFlowLens(<ProjectSettingsButton projectId={PROJECT_ID} />, {
      db: { projects: [aProject(), other] },
    });
    const button = screen.getByRole('button', { name: 'Project Settings' });
    await user.click(button);
    await user.type(await screen.findByRole('textbox', { name: 'Project Name' }), ' 2');

    rerender(<ProjectSettingsButton projectId={other.id} />);

    expect(screen.getByRole('dialog', { name: 'Web shop' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Project Name' })).toHaveValue('Web shop 2');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Warehouse' })).toBeVisible();
  });

  it('closes after the project is deleted', async () => {
    const onNavigate = vi.fn();
    const { user } = renderFlowLens(<ProjectSettingsButton projectId={PROJECT_ID} />, { provider: { onNavigate } });

    await user.click(screen.getByRole('button', { name: 'Project Settings' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Project' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete Project' }));

    await waitFor(() => expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ page: 'gallery' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not navigate when the user has moved on before the deletion finishes', async () => {
    const onNavigate = vi.fn();
    const onNotice = vi.fn();
    const response = Promise.withResolvers<undefined>();
    const { user, rerender, db } = renderFlowLens(<ProjectSettingsButton projectId={PROJECT_ID} />, {
      provider: { onNavigate, onNotice },
      handlers: [http.delete('*/systems/:id', () => response.promise, { once: true })],
    });
    await user.click(screen.getByRole('button', { name: 'Project Settings' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Project' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete Project' }));

    rerender(<p>A flow</p>);
    response.resolve(undefined);

    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ tone: 'success', code: 'projectDeleted' }));
    await waitFor(() => expect(db.projects).toEqual([]));
    expect(onNavigate).not.toHaveBeenCalled();
  });
});
