import { aFlow, anIncomingInvitation, aProject } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useFlowList } from '../flows/list/use-flow-list.js';
import { useProjects } from '../projects/use-projects.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useAnswerInvitation } from './use-answer-invitation.js';
import { useJoinProject } from './use-join-project.js';

const invitation = anIncomingInvitation();
const link = { projectId: 'p-new', invitationId: 'link-1', projectName: 'Mobile app' };

const useAccept = () => useAnswerInvitation(invitation).accept;
const useLink = () => useJoinProject(link).retry;

describe('a user who joins a project', () => {
  it.each([
    ['by an e-mail', useAccept, invitation.system_id],
    ['by a link', useLink, link.projectId],
  ])('sees its flows in the list of all projects after joining %s', async (_how, useWayIn, system_id) => {
    const flows = [aFlow({ id: 'f2', system_id }), aFlow({ id: 'f1' })];
    // At first, the page joins automatically.
    const notAtFirst = http.post('*/systems/join', () => HttpResponse.json({}, { status: 503 }), { once: true });
    const { result } = renderFlowLensHook(() => ({ all: useFlowList(), enter: useWayIn() }), {
      db: { flows, myInvitations: [invitation] },
      handlers: [notAtFirst],
    });
    await waitFor(() => expect(result.current.all.flows).toHaveLength(1));

    act(() => result.current.enter());

    await waitFor(() => expect(result.current.all.flows).toHaveLength(2));
  });
});

describe('useAnswerInvitation', () => {
  it('returns the project of an accepted invitation although the response was lost', async () => {
    const { result, db } = renderFlowLensHook(() => ({ projects: useProjects(), accept: useAccept() }), {
      db: { projects: [], myInvitations: [invitation] },
      handlers: [
        http.post('*/systems/invitations/:id/accept', () => {
          db.myInvitations = [];
          db.projects = [aProject()];
          return HttpResponse.error();
        }),
      ],
    });
    await waitFor(() => expect(result.current.projects.data).toEqual([]));

    act(() => result.current.accept());

    await waitFor(() => expect(result.current.projects.data).toHaveLength(1));
  });
});
