import { JOIN_REDIRECT_DELAY_MS } from '@flowlens/core/limits';
import { refusal } from '@flowlens/core/refusals';
import { anInvitation, aProject, PROJECT_ID, viewers } from '@flowlens/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowLensToaster } from '../toaster/flowlens-toaster.js';
import '../test-support/without-old-toasts.js';
import { JoinProject, type JoinProjectProps } from './join-project.js';

const LINK = { projectId: 'p-new', invitationId: 'link-1', projectName: 'Mobile app' };

type Options = NonNullable<Parameters<typeof renderFlowLens>[1]>;

function open(props: Partial<JoinProjectProps> = {}, options: Options = {}) {
  const onNavigate = vi.fn();
  const rendered = renderFlowLens(
    <>
      <JoinProject {...LINK} {...props} />
      <FlowLensToaster />
    </>,
    { ...options, provider: { onNavigate } },
  );
  return { ...rendered, onNavigate };
}

const refuse = (status: number, body: object) => ({
  handlers: [http.post('*/systems/join', () => HttpResponse.json(body, { status }))],
});

describe('<JoinProject />', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('redirects an e-mail invitation to the pending invitations', async () => {
    const { onNavigate } = open({}, refuse(403, { detail: refusal('invitedByMail') }));

    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ page: 'gallery', invitations: true, replace: true }),
    );
  });

  it('shows progress while it joins', async () => {
    const asked = vi.fn();
    open({}, { handlers: [http.post('*/systems/join', () => (asked(), delay('infinite')))] });
    await waitFor(() => expect(asked).toHaveBeenCalled());

    expect(screen.getByRole('status')).toHaveTextContent('Joining Mobile app');
    expect(screen.getByText('Please wait while we add you to the project...')).toBeVisible();
  });

  it('joins once per visit, reports it, and navigates to the project after half a second', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const calls: unknown[] = [];
    const { onNavigate, db } = open(
      {},
      {
        handlers: [
          http.post('*/systems/join', async ({ request }) => {
            calls.push(await request.clone().json());
          }),
        ],
      },
    );

    expect(await screen.findByRole('heading', { name: 'Successfully joined Mobile app!' })).toBeVisible();
    expect(screen.getAllByText('Successfully joined Mobile app!')).toHaveLength(2);
    expect(onNavigate).not.toHaveBeenCalled();
    const [redirect] = timers.mock.calls.find(([, delayMs]) => delayMs === JOIN_REDIRECT_DELAY_MS) ?? [];
    act(() => redirect?.());

    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ page: 'gallery', projectId: 'p-new', replace: true });
    expect(calls).toEqual([{ system_id: 'p-new', invitation_id: 'link-1' }]);
    expect(db.projects.at(-1)?.id).toBe('p-new');
  });

  it('does not navigate after the user has left the page', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const stopped = vi.spyOn(globalThis, 'clearTimeout');
    const { unmount } = open();
    await screen.findByRole('heading', { name: 'Successfully joined Mobile app!' });
    const redirect = timers.mock.calls.findIndex(([, delayMs]) => delayMs === JOIN_REDIRECT_DELAY_MS);

    unmount();

    expect(stopped).toHaveBeenCalledWith(timers.mock.results[redirect]?.value);
  });

  it.each([
    [404, {}, 'Invitation not found or has expired.'],
    [403, {}, 'You do not have permission to join this project.'],
    [400, {}, 'Invalid invitation or you may already be a member.'],
    [500, {}, 'Failed to join project. Please try again.'],
    [409, { detail: 'This invitation link has been used up.' }, 'This invitation link has been used up.'],
    [403, { detail: 'You were removed.' }, 'You were removed.'],
  ])('shows for %i %j: %s', async (status, body, text) => {
    const { onNavigate } = open({}, refuse(status, body));

    expect(await screen.findByRole('alert')).toHaveTextContent(`Unable to Join Project${text}`);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/flowlens');
    expect(screen.queryByRole('link', { name: 'Go to Project' })).not.toBeInTheDocument();
    expect(onNavigate).not.toHaveBeenCalled();
  });

  describe('an e-mail invitation to somebody else', () => {
    const invited = { projectId: PROJECT_ID, invitationId: 'by-mail' };
    const db = {
      viewer: viewers.contributor,
      projects: [aProject({ user_role: 'USER' })],
      invitations: { [PROJECT_ID]: [anInvitation({ id: 'by-mail', email: 'somebody.else@example.com' })] },
    };

    it('is shown without the address and offers to switch the account', async () => {
      const onSwitchAccount = vi.fn(() => new Promise<void>(() => undefined));
      const { user } = open({ ...invited, onSwitchAccount }, { db });

      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent('This invitation was sent to another e-mail address.');
      expect(alert).not.toHaveTextContent('somebody.else');
      await user.click(screen.getByRole('button', { name: 'Switch Account' }));

      expect(onSwitchAccount).toHaveBeenCalledOnce();
      expect(screen.getByRole('button', { name: 'Signing out...' })).toHaveAttribute('aria-busy', 'true');
    });

    it('offers no switch when the host does not support it', async () => {
      open(invited, { db });

      expect(await screen.findByRole('alert')).toHaveTextContent('another e-mail address');
      expect(screen.queryByRole('button', { name: 'Switch Account' })).not.toBeInTheDocument();
    });
  });

  it('reports that no response arrived', async () => {
    open({}, { handlers: [http.post('*/systems/join', () => HttpResponse.error())] });

    expect(await screen.findByText('Failed to join project. Please try again.')).toBeVisible();
  });

  it('navigates a member to the project', async () => {
    const { user, onNavigate } = open({ projectId: PROJECT_ID }, { db: { projects: [aProject()] } });
    expect(await screen.findByText('You are already a member of this project.')).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Go to Project' }));

    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ page: 'gallery', projectId: PROJECT_ID });
  });

  it.each([{ projectId: null }, { invitationId: '' }, { projectId: undefined, invitationId: undefined }])(
    'sends no request for a truncated link: %j',
    async (props) => {
      const called = vi.fn();
      open(props, {
        handlers: [
          http.post('*/systems/join', () => {
            called();
          }),
        ],
      });

      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Invalid invitation link. Missing required parameters.Ask the person who invited you for a new link.',
      );
      expect(called).not.toHaveBeenCalled();
    },
  );

  it('retries on request', async () => {
    const gate = Promise.withResolvers<void>();
    const { user } = open(
      {},
      {
        handlers: [
          http.post('*/systems/join', () => HttpResponse.json({}, { status: 500 }), { once: true }),
          http.post('*/systems/join', async () => {
            await gate.promise;
          }),
        ],
      },
    );

    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(screen.getByRole('button', { name: 'Retrying...' })).toHaveAttribute('aria-busy', 'true');
    gate.resolve();

    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(await screen.findByRole('heading', { name: 'Successfully joined Mobile app!' })).toBeVisible();
  });

  it.each([
    ['a server that refuses again', LINK],
    ['a truncated link', { ...LINK, invitationId: undefined }],
  ])('announces a repeated failure to screen readers: %s', async (_, props) => {
    const { user } = open(props, refuse(500, {}));
    const alert = await screen.findByRole('alert');
    const retry = screen.getByRole('button', { name: 'Try Again' });

    await user.click(retry);

    await waitFor(() => expect(alert).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to Join Project');
    expect(retry).toHaveFocus();
  });

  describe('a link that changes while it is shown', () => {
    it('joins after the router provides the ids late', async () => {
      const { rerender } = renderFlowLens(<JoinProject projectId={undefined} invitationId={undefined} />);
      expect(await screen.findByRole('alert')).toBeVisible();

      rerender(<JoinProject {...LINK} />);

      expect(await screen.findByRole('heading', { name: 'Successfully joined Mobile app!' })).toBeVisible();
    });

    it('joins with a second link after the first one', async () => {
      const { rerender, db } = renderFlowLens(<JoinProject {...LINK} />);
      await screen.findByRole('heading', { name: 'Successfully joined Mobile app!' });

      rerender(<JoinProject projectId="p-second" invitationId="link-2" projectName="Web shop" />);
      expect(screen.getByRole('status')).toHaveTextContent('Joining Web shop');

      expect(await screen.findByRole('heading', { name: 'Successfully joined Web shop!' })).toBeVisible();
      expect(db.projects.map(({ id }) => id)).toEqual(expect.arrayContaining(['p-new', 'p-second']));
    });

    it('joins with a second link while the first one is in flight, whatever its outcome', async () => {
      let respond: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (respond = resolve));
      const holdFirst = http.post<never, { invitation_id: string }>('*/systems/join', async ({ request }) => {
        if ((await request.clone().json()).invitation_id !== 'link-1') return undefined;
        await held;
        return HttpResponse.json({}, { status: 404 });
      });
      const joined: string[] = [];
      const { rerender } = renderFlowLens(<JoinProject {...LINK} />, {
        handlers: [holdFirst],
        provider: { onNotice: ({ code }) => joined.push(code) },
      });
      await screen.findByText('Joining Mobile app');

      rerender(<JoinProject projectId="p-second" invitationId="link-2" projectName="Web shop" />);
      respond();

      expect(await screen.findByRole('heading', { name: 'Successfully joined Web shop!' })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(joined).toEqual(['projectJoined']);
    });
  });

  it.each([null, ' '])('uses a generic project name when the link has none: %j', async (projectName) => {
    open({ projectName });

    expect(await screen.findByRole('heading', { name: 'Successfully joined project!' })).toBeVisible();
  });

  it('shows the project name of the link as plain text', async () => {
    open({ projectName: '<img src=x onerror=alert(1)>' });

    expect(await screen.findByRole('heading', { name: /Successfully/ })).toHaveTextContent(
      'Successfully joined <img src=x onerror=alert(1)>!',
    );
  });
});
