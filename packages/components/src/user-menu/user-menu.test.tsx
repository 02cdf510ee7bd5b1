import { useCurrentUser } from '@flowlens/hooks';
import { aCurrentUser } from '@flowlens/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../test-support/mock-server.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { QueryStatus } from '../test-support/query-status.js';
import { UserMenu } from './user-menu.js';

type Options = NonNullable<Parameters<typeof renderFlowLens>[1]>;

function show(onSignOut: () => Promise<void>, options?: Options) {
  return renderFlowLens(
    <>
      <UserMenu onSignOut={onSignOut} />
      <QueryStatus useQuery={useCurrentUser} />
    </>,
    options,
  );
}

describe('<UserMenu />', () => {
  it.each([
    ['Ann Archer', 'AA'],
    ['Ann Mary Archer', 'AM'],
    ['ann', 'A'],
    ['', '?'],
  ])('shows %j as %s, with the e-mail address as its title', async (name, letters) => {
    show(vi.fn(), { db: { viewer: aCurrentUser({ name }) } });

    const button = await screen.findByRole('button');
    expect(button).toHaveTextContent(letters);
    expect(button).toHaveAttribute('title', 'ann@example.com');
  });

  it('signs out once and shows progress', async () => {
    const signedOut = Promise.withResolvers<void>();
    const onSignOut = vi.fn(() => signedOut.promise);
    const { user } = show(onSignOut);
    await user.click(await screen.findByRole('button', { name: 'Account of Ann Archer' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1);

    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await user.click(screen.getByRole('menuitem', { name: 'Signing out...' }));

    expect(onSignOut).toHaveBeenCalledTimes(1);
    await act(async () => signedOut.resolve());
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveTextContent('Sign out'));
  });

  it('offers to sign out again after a failure', async () => {
    const onSignOut = vi.fn(() => Promise.reject(new Error('offline')));
    const { user } = show(onSignOut);
    await user.click(await screen.findByRole('button', { name: 'Account of Ann Archer' }));

    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveTextContent('Sign out'));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));

    expect(onSignOut).toHaveBeenCalledTimes(2);
  });

  it('renders nothing while the user loads', async () => {
    const asked = vi.fn();
    show(vi.fn(), { handlers: [http.get('*/auth/me', () => (asked(), delay('infinite')))] });

    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('renders nothing when the user cannot be loaded', async () => {
    show(vi.fn(), { handlers: [http.get('*/auth/me', () => HttpResponse.json({}, { status: 500 }))] });

    await screen.findByText('Query: error');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('renders nothing once the user can no longer be loaded', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    show(vi.fn(), { provider: { queryClient } });
    await screen.findByRole('button', { name: 'Account of Ann Archer' });
    server.use(http.get('*/auth/me', () => HttpResponse.json({}, { status: 500 })));

    await act(() => queryClient.invalidateQueries());

    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  });

  it('renders nothing without a user', async () => {
    show(vi.fn(), { db: { viewer: null } });

    await screen.findByText('Query: error');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
