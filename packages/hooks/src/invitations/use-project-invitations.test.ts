import { aProject, viewers } from '@flowlens/testing';
import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { useCurrentUser } from '../session/use-current-user.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useProjectInvitations } from './use-project-invitations.js';

function renderInvitations(viewer: 'owner' | 'admin' | 'contributor') {
  const asked = vi.fn();
  const project = aProject({ user_role: viewer === 'contributor' ? 'USER' : 'ADMIN' });
  const rendered = renderFlowLensHook(() => ({ user: useCurrentUser(), invitations: useProjectInvitations(project) }), {
    db: { viewer: viewers[viewer] },
    handlers: [http.get('*/systems/:id/invitations', asked)],
  });
  return { ...rendered, asked };
}

describe('useProjectInvitations', () => {
  it.each(['owner', 'admin'] as const)('lists the pending invitations for the %s', async (viewer) => {
    const { result } = renderInvitations(viewer);

    await waitFor(() => expect(result.current.invitations.data?.[0]?.email).toBe('dora@example.com'));
  });

  it('sends no request for a contributor', async () => {
    const { result, asked } = renderInvitations('contributor');

    await waitFor(() => expect(result.current.user.isSuccess).toBe(true));

    expect(result.current.invitations.fetchStatus).toBe('idle');
    expect(asked).not.toHaveBeenCalled();
  });
});
