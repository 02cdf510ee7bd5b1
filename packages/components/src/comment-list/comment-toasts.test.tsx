import { aComment, aFlow, FLOW_ID, viewers } from '@flowlens/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { leavePage } from '../test-support/leave-page.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowLensToaster } from '../toaster/flowlens-toaster.js';
import '../test-support/without-old-toasts.js';
import { server } from '../test-support/mock-server.js';
import { CommentList } from './comment-list.js';

const mine = aComment({
  id: 'mine',
  user_id: viewers.owner.app_user.id,
  author_name: viewers.owner.user.name,
  author_email: viewers.owner.user.email,
  content: 'My words',
});

type User = ReturnType<typeof renderFlowLens>['user'];

interface Action {
  name: string;
  act: (user: User) => Promise<void>;
  method: 'get' | 'patch' | 'delete';
  path: string;
  success: string;
  failure: string;
}

/** Every comment action that shows its result (spec §8). */
const actions: Action[] = [
  {
    name: 'refresh',
    method: 'get',
    path: '*/flowlens/flow/:id/comments',
    success: 'Comments refreshed',
    failure: 'Failed to refresh comments',
    act: (user) => user.click(screen.getByRole('button', { name: 'Refresh comments' })),
  },
  {
    name: 'edit',
    method: 'patch',
    path: '*/flowlens/flow/comment',
    success: 'Comment updated successfully',
    failure: 'Failed to update comment',
    act: async (user) => {
      await user.click(screen.getByRole('button', { name: 'Edit comment by Ann Archer' }));
      await user.type(await screen.findByRole('textbox', { name: 'Comment' }), ' more{Enter}');
    },
  },
  {
    name: 'delete',
    method: 'delete',
    path: '*/flowlens/flow/:id/comment/:comment',
    success: 'Comment deleted successfully',
    failure: 'Failed to delete comment',
    act: async (user) => {
      await user.click(screen.getByRole('button', { name: 'Delete comment by Ann Archer' }));
      leavePage();
    },
  },
];

async function openList(): Promise<User> {
  const { user } = renderFlowLens(
    <>
      <CommentList flowId={FLOW_ID} />
      <FlowLensToaster />
    </>,
    { db: { flows: [aFlow({ comments: [mine] })] } },
  );
  await screen.findByText('My words');
  return user;
}

describe.each(actions)('comment toasts: $name', ({ act, method, path, success, failure }) => {
  it('report the success', async () => {
    await act(await openList());

    expect(await screen.findByText(success)).toBeInTheDocument();
  });

  it('report the failure with the server’s reason', async () => {
    const user = await openList();
    server.use(http[method](path, () => HttpResponse.json({ detail: 'Not today.' }, { status: 500 })));

    await act(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(`${failure}Not today.`);
  });
});
