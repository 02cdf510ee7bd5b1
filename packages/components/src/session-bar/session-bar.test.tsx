import { createFlowLensClient } from '@flowlens/client';
import { aCurrentUser, anAgentToken } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { LinkSessionBar } from './link-session-bar.js';
import { ReusedSessionBar } from './reused-session-bar.js';

const REUSED = aCurrentUser({ session_reused_at: '2026-03-03T12:00:00.000Z' });

describe('<LinkSessionBar />', () => {
  const show = (options?: Parameters<typeof renderFlowLens>[1]) => {
    const props = { onStay: vi.fn(), onSignOut: vi.fn(() => Promise.resolve()) };
    return { ...props, ...renderFlowLens(<LinkSessionBar {...props} />, options) };
  };
  const bar = () => within(screen.getByRole('region', { name: 'Signed in through a link' }));

  it('announces the account by name and e-mail address without taking the focus', async () => {
    show();

    expect(bar().getByRole('status')).toHaveTextContent('');
    await waitFor(() =>
      expect(bar().getByRole('status')).toHaveTextContent(
        'You are signed in as Ann Archer (ann@example.com) through a link.',
      ),
    );
    expect(document.body).toHaveFocus();
  });

  it('shows only the e-mail address of an account without a name', async () => {
    show({ db: { viewer: aCurrentUser({ name: '' }) } });

    expect(await bar().findByText('You are signed in as ann@example.com through a link.')).toBeVisible();
  });

  it('offers both choices before the account is known and when it cannot be loaded', async () => {
    const { onStay, user } = show({ handlers: [http.get('*/auth/me', () => HttpResponse.json({}, { status: 500 }))] });

    await user.click(bar().getByRole('button', { name: 'Stay' }));
    expect(onStay).toHaveBeenCalledOnce();
    expect(await bar().findByText('You are signed in through a link.')).toBeVisible();
  });

  it('signs out once, and can be pressed again after a failure', async () => {
    const { onSignOut, user } = show({ handlers: [http.get('*/auth/me', () => delay('infinite'))] });
    const signedOut = Promise.withResolvers<void>();
    onSignOut.mockReturnValueOnce(signedOut.promise);

    await user.dblClick(bar().getByRole('button', { name: 'Sign out' }));
    expect(bar().getByRole('button', { name: 'Signing out...' })).toHaveAttribute('aria-busy', 'true');
    expect(bar().getByRole('button', { name: 'Stay' })).toBeDisabled();
    expect(onSignOut).toHaveBeenCalledOnce();
    signedOut.reject(new Error('offline'));

    expect(await bar().findByRole('button', { name: 'Sign out' })).toBeEnabled();
  });

  it('speaks German', async () => {
    const { de } = await import('@flowlens/core/messages/de');
    show({ provider: { messages: de, locale: 'de' } });

    expect(await screen.findByText('Sie sind per Link als Ann Archer (ann@example.com) angemeldet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Angemeldet bleiben' })).toBeVisible();
  });
});

describe('<ReusedSessionBar />', () => {
  it('renders nothing without a reused session', async () => {
    renderFlowLens(
      <>
        <LinkSessionBar onStay={vi.fn()} onSignOut={vi.fn()} />
        <ReusedSessionBar />
      </>,
    );
    await screen.findByText(/^You are signed in as Ann Archer/);

    expect(screen.queryByRole('region', { name: 'Security notice' })).not.toBeInTheDocument();
  });

  it('reports a session that was used in two places until the user dismisses it', async () => {
    const { user, db } = renderFlowLens(<ReusedSessionBar />, { db: { viewer: REUSED } });
    const notice = within(await screen.findByRole('region', { name: 'Security notice' }));
    expect(notice.getByRole('status')).toHaveTextContent(
      'one of your sessions was used in two places, so it was ended',
    );

    await user.click(notice.getByRole('button', { name: 'Dismiss' }));

    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
    expect(db.viewer?.session_reused_at).toBeNull();
  });

  it('signs out everywhere after a confirmation, which ends this session too', async () => {
    const onSessionLost = vi.fn();
    const client = createFlowLensClient({ baseUrl: 'https://api.flowlens.test', onSessionLost });
    const { user, db } = renderFlowLens(<ReusedSessionBar />, {
      db: { viewer: REUSED, agentTokens: [anAgentToken()] },
      provider: { client } as object,
    });

    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Sign out everywhere' }));
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(onSessionLost).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));

    await waitFor(() => expect(onSessionLost).toHaveBeenCalledOnce());
    expect([db.viewer, db.agentTokens]).toEqual([null, []]);
  });

  it('keeps the confirmation and explains why signing out everywhere failed', async () => {
    const { user, db } = renderFlowLens(<ReusedSessionBar />, {
      db: { viewer: REUSED },
      handlers: [http.delete('*/auth/sessions', () => HttpResponse.json({}, { status: 500 }))],
    });

    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere' }));

    expect(await screen.findByText('Failed to sign out everywhere. Please try again.')).toBeVisible();
    expect(db.viewer).not.toBeNull();
  });
});
