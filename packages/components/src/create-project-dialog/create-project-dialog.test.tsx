import { useProjects } from '@flowlens/hooks';
import { aProject } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { InvitationsPopover } from '../invitations-popover/invitations-popover.js';
import { server } from '../test-support/mock-server.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowLensToaster } from '../toaster/flowlens-toaster.js';
import '../test-support/without-old-toasts.js';
import { CreateProjectDialog } from './create-project-dialog.js';
import { findToast } from '../test-support/find-toast.js';

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

function Count() {
  return <p>{useProjects().data?.length} projects</p>;
}

const projects = [1, 2, 3].map((rank) => aProject({ id: `p${rank}` }));

describe('<CreateProjectDialog />', () => {
  it('creates one project with a trimmed name on two quick submits and reports it', async () => {
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

  it('omits a blank description and asks the host to open the new project', async () => {
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

  it('does not navigate when the user has moved to another page meanwhile', async () => {
    const onNavigate = vi.fn();
    const response = Promise.withResolvers<undefined>();
    const { user, rerender, db } = await openDialog({
      db: { projects: [] },
      provider: { onNavigate },
      handlers: [http.post('*/systems', () => response.promise, { once: true })],
    });
    await user.type(screen.getByRole('textbox', { name: 'Project Name *' }), 'Web shop{Enter}');

    rerender(<FlowLensToaster />);
    response.resolve(undefined);

    expect(await screen.findByText('Project created successfully')).toBeInTheDocument();
    expect(db.projects).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('stays open with the typed text while the project is created', async () => {
    const response = Promise.withResolvers<undefined>();
    const { user, onOpenChange } = await openDialog({
      db: { projects: [] },
      handlers: [http.post('*/systems', () => response.promise)],
    });
    const name = screen.getByRole('textbox', { name: 'Project Name *' });
    await user.type(name, 'Web shop{Enter}');

    await user.keyboard('{Escape}');

    expect(onOpenChange).not.toHaveBeenCalled();
    expect(name).toHaveValue('Web shop');
    response.resolve(undefined);
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  });

  it('shows no limit message for the project it has just created', async () => {
    const response = Promise.withResolvers<undefined>();
    const onOpenChange = vi.fn();
    const { user } = renderFlowLens(
      <>
        <InvitationsPopover />
        <Count />
        <CreateProjectDialog open onOpenChange={onOpenChange} />
      </>,
      { db: { projects: projects.slice(1), myInvitations: [] } },
    );
    const name = await screen.findByRole('textbox', { name: 'Project Name *' });
    server.use(http.get('*/systems/invitations/my', () => response.promise));

    await user.type(name, 'Mine{Enter}');

    expect(await screen.findByText('3 projects')).toBeVisible();
    expect(name).toBeEnabled();
    expect(screen.queryByText(/Cannot create a new project/)).not.toBeInTheDocument();
    response.resolve(undefined);
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  });

  it('shows an error instead of submitting without a name', async () => {
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
    ['no response', () => HttpResponse.error(), 'Failed to create project'],
  ])('keeps the typed text after a failure with %s', async (_what, respond, text) => {
    const { user, onOpenChange } = await openDialog({
      db: { projects: [] },
      handlers: [http.post('*/systems', respond, { once: true })],
    });
    const name = screen.getByRole('textbox', { name: 'Project Name *' });

    await user.type(name, 'Web shop{Enter}');

    expect(await findToast(text)).toBeInTheDocument();
    expect(name).toHaveValue('Web shop');
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.type(name, '{Enter}');
    expect(await screen.findByText('Project created successfully')).toBeInTheDocument();
  });

  it('does not submit a form of the host around it', async () => {
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
  ])('cannot be submitted by a user with %s', async (_what, db, count) => {
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

  it('does not count open source projects towards the limit', async () => {
    const open = projects.map((project) => ({ ...project, category: 'OPEN_SOURCE' as const }));
    const { user } = await openDialog({ db: { projects: open } });

    await user.type(screen.getByRole('textbox', { name: 'Project Name *' }), 'Mine{Enter}');

    expect(await screen.findByText('Project created successfully')).toBeInTheDocument();
  });
});
