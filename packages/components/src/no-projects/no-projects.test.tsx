import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { NoProjects } from './no-projects.js';

describe('<NoProjects />', () => {
  it('explains that there are no projects and creates the first one', async () => {
    const onProjectCreated = vi.fn();
    const { user, db } = renderFlowLens(<NoProjects onProjectCreated={onProjectCreated} />, { db: { projects: [] } });
    expect(screen.getByText('No projects yet. Create your first one!')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Create New Project' }));
    await user.type(await screen.findByRole('textbox', { name: 'Project Name *' }), 'Web shop{Enter}');

    await waitFor(() => expect(onProjectCreated).toHaveBeenCalledExactlyOnceWith(db.projects[0]?.id));
  });

  it('returns the focus to its button when nothing is created', async () => {
    const { user } = renderFlowLens(<NoProjects />, { db: { projects: [] } });
    const button = screen.getByRole('button', { name: 'Create New Project' });

    await user.click(button);
    await screen.findByRole('dialog', { name: 'Create New Project' });
    await user.keyboard('{Escape}');

    await waitFor(() => expect(button).toHaveFocus());
  });
});
