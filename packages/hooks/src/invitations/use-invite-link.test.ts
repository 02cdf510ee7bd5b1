import { aProject, PROJECT_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useInviteLink } from './use-invite-link.js';

describe('useInviteLink', () => {
  it('creates one invitation with a link to the join page', async () => {
    const make = vi.fn(() => HttpResponse.json({ id: 'i1' }, { status: 201 }));
    const { result } = renderFlowLensHook(() => useInviteLink(aProject({ name: 'Web & shop' })), {
      handlers: [
        http.post('*/public-invitation', make),
        http.get('*/invitations/my', () => HttpResponse.json({ invitations: [] })),
      ],
    });
    expect(result.current.path).toBeUndefined();

    act(() => {
      result.current.generate();
      result.current.generate();
    });
    await waitFor(() => expect(result.current.path).toBeDefined());
    act(() => result.current.generate());

    expect(result.current.path).toBe(
      `/join/project?project_name=Web+%26+shop&project_id=${PROJECT_ID}&invitation_id=i1`,
    );
    expect(make).toHaveBeenCalledTimes(1);
  });
});
