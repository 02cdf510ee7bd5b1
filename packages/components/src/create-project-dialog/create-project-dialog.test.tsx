import { aProject } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowLensToaster } from '../toaster/flowlens-toaster.js';
import '../toaster/test-support/without-old-toasts.js';
import { CreateProjectDialog } from './create-project-dialog.js';

type Options = Parameters<typeof renderFlowLens>[1];

async function openDialog(options?: Options, onProjectCreated?: (projectId: string) => void) {
  const onOpenChange = vi.fn();
  const rendered = renderFlowLens(
    <>
      <CreateProjectDialog open onOpenChange={onOpenChange} onProjectCreated={onProjectCreated} />
      <FlowLensToaster />
    </>,
    options,
  );
  await screen.findByRole('dialog');
  return { ...rendered, onOpenChange };
}

const projects = [1, 2, 3].map((rank) => aProject({ id: `p${rank}` }));

describe('<CreateProjectDialog />', () => {
  it('creates one trimmed project of two quick submits, then tells where it is', async () => {
    const onProjectCreated = vi.fn();
    const { user, db, onOpenChange } = await openDialog({ db: { projects: [] } }, onProjectCreated);

    await user.type(screen.getByRole('textbox', { name: 'Description' }), '  Everything ');
    await user.type(screen.getByRole('textbox', { name: 'Project Name *' }), ' Web shop {Enter}{Enter}');

    expect(await screen.findByText('Project created successfully')).toBeInTheDocument();
    await waitFor(() => expect(onProjectCreated).toHaveBeenCalledTimes(1));
    expect(db.projects).toMatchObject([{ name: 'Web shop', description: 'Everything' }]);
    expect(onProjectCreated).toHaveBeenCalledWith(db.projects[0]?.id);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('sends no blank description, and asks the host for the new project', async () => {
    const bodies: unknown[] = [];
    const onNavigate = vi.fn();
    const { user, db } = await openDialog({
      db: { projects: [] },
      provider: { onNavigate },
      handlers: [http.post('*/systems', async ({ request }) => void bodies.push(await request.clone().json()))],
    });

    await user.type(screen.getByRole('textbox', { name: 'Description' }), '   ');
    await user.type(screen.getByRole('textbox', { name: 'Project Name *' }), 'Web shop');
    await user.click(screen.getByRole('button', { name: 'Create Project' }));

    await waitFor(() => expect(onNavigate).toHaveBeenCalledTimes(1));
    expect(onNavigate).toHaveBeenCalledWith({ page: 'gallery', projectId: db.projects[0]?.id });
    expect(bodies).toEqual([{ name: 'Web shop' }]);
  });

  it('leaves whoever went to another page meanwhile where they are', async () => {
    const onNavigate = vi.fn();
    const answer = Promise.withResolvers<undefined>();
    const { user, rerender, db } = await openDialog({
      db: { projects: [] },
      provider: { onNavigate },
      handlers: [http.post('*/systems', () => answer.promise, { once: true })],
    });
    await user.type(screen.getByRole('textbox', { name: 'Project Name *' }), 'Web shop{Enter}');

    rerender(<FlowLensToaster />);
    answer.resolve(undefined);

    expect(await screen.findByText('Project created successfully')).toBeInTheDocument();
    expect(db.projects).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('submits nothing without a name, and says so', async () => {
    const { user, db } = await openDialog({ db: { projects: [] } });
    const name = screen.getByRole('textbox', { name: 'Project Name *' });

    await user.type(name, '   ');
    await user.click(screen.getByRole('button', { name: 'Create Project' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Project name is required');
    expect(name).toHaveFocus();
    expect(db.projects).toEqual([]);
  });

  it.each([
    ['a detail', () => HttpResponse.json({ detail: 'Not today' }, { status: 409 }), 'Not today'],
    ['no detail', () => HttpResponse.json({}, { status: 500 }), 'Failed to create project'],
    ['no answer', () => HttpResponse.error(), 'Failed to create project'],
  ])('keeps what was typed after a failure with %s', async (_what, respond, text) => {
    const { user, onOpenChange } = await openDialog({
      db: { projects: [] },
      handlers: [http.post('*/systems', respond, { once: true })],
    });
    const name = screen.getByRole('textbox', { name: 'Project Name *' });

    await user.type(name, 'Web shop{Enter}');

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(name).toHaveValue('Web shop');
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.type(name, '{Enter}');
    expect(await screen.findByText('Project created successfully')).toBeInTheDocument();
  });

  it('leaves the form of a host around it alone', async () => {
    const onSubmit = vi.fn();
    const { user, db } = renderFlowLens(
      <form onSubmit={onSubmit}>
        <CreateProjectDialog open onOpenChange={vi.fn()} />
      </form>,
      { db: { projects: [] } },
    );

    await user.type(await screen.findByRole('textbox', { name: 'Project Name *' }), 'Web shop{Enter}');

    await waitFor(() => expect(db.projects).toHaveLength(1));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['three personal projects', { projects }, 3],
    ['more than that', { projects: [...projects, aProject({ id: 'p4' })] }, 4],
  ])('is closed to whoever has %s', async (_what, db, count) => {
    const { user } = await openDialog({ db });

    expect(
      await screen.findByText(
        `You are already a member of ${count} non open source projects. Cannot create a new project.`,
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Project Name *' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Create Project' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('does not count open source projects', async () => {
    const open = projects.map((project) => ({ ...project, category: 'OPEN_SOURCE' as const }));
    const { user } = await openDialog({ db: { projects: open } });

    await user.type(screen.getByRole('textbox', { name: 'Project Name *' }), 'Mine{Enter}');

    expect(await screen.findByText('Project created successfully')).toBeInTheDocument();
  });
});
