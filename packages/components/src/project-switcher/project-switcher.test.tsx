import { aProject } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { ProjectSwitcher } from './project-switcher.js';

const projects = [
  aProject({ id: 'open', name: 'Playwright', category: 'OPEN_SOURCE' }),
  aProject({ id: 'own', name: 'Ann Archer' }),
];

describe('<ProjectSwitcher />', () => {
  it('lists personal projects first, then open source ones, then New project', async () => {
    const onValueChange = vi.fn();
    const { user } = renderFlowLens(<ProjectSwitcher value="own" onValueChange={onValueChange} />, {
      db: { projects },
    });

    await user.click(await screen.findByRole('button', { name: 'Project: Ann Archer' }));

    const menu = await screen.findByRole('menu');
    expect(menu).toHaveTextContent('Personal ProjectsAnn ArcherOpen Source ProjectsPlaywrightCreate New Project');
    expect(within(menu).getByRole('menuitemradio', { name: 'Ann Archer' })).toBeChecked();
    await user.click(within(menu).getByRole('menuitemradio', { name: 'Playwright' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('open');
  });

  it('explains that there are no projects and creates the first by keyboard', async () => {
    const onProjectCreated = vi.fn();
    const { user, db } = renderFlowLens(
      <ProjectSwitcher value={undefined} onValueChange={vi.fn()} onProjectCreated={onProjectCreated} />,
      { db: { projects: [] } },
    );
    await screen.findByRole('button', { name: 'Project' });

    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No projects yet. Create your first one!')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Project Name *' })).toHaveFocus());
    await user.keyboard('Mine{Enter}');

    await waitFor(() => expect(onProjectCreated).toHaveBeenCalledExactlyOnceWith(db.projects[0]?.id));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Project' })).toHaveFocus());
  });

  it('returns the focus to its button when nothing is created', async () => {
    const { user } = renderFlowLens(<ProjectSwitcher value="own" onValueChange={vi.fn()} />, { db: { projects } });
    const button = await screen.findByRole('button', { name: 'Project: Ann Archer' });

    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Create New Project' }));
    await screen.findByRole('dialog', { name: 'Create New Project' });
    await user.keyboard('{Escape}');

    await waitFor(() => expect(button).toHaveFocus());
  });

  it('renders nothing when the projects cannot be loaded', async () => {
    const { container } = renderFlowLens(<ProjectSwitcher value={undefined} onValueChange={vi.fn()} />, {
      handlers: [http.get('*/systems', () => HttpResponse.json({}, { status: 500 }))],
    });

    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});
