import { FLOW_ID } from '@flowlens/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { CommentList } from './comment-list.js';

it('the error of a failed comment stays visible until the user types again', async () => {
  const { user } = renderFlowLens(<CommentList flowId={FLOW_ID} />, {
    handlers: [http.post('*/flowlens/flow/comment', () => HttpResponse.json({}, { status: 500 }), { once: true })],
  });
  const field = await screen.findByRole('textbox', { name: 'New comment' });
  await user.type(field, 'Here');
  await user.click(screen.getByRole('button', { name: 'Add Comment' }));
  await screen.findByRole('alert');

  await user.type(field, '!');

  expect(field).toHaveValue('Here!');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('adding a comment leaves the focus on the element the user moved to meanwhile', async () => {
  const added = Promise.withResolvers<undefined>();
  const { user } = renderFlowLens(<CommentList flowId={FLOW_ID} />, {
    handlers: [http.post('*/flowlens/flow/comment', () => added.promise, { once: true })],
  });
  await user.type(await screen.findByRole('textbox', { name: 'New comment' }), 'Here');
  await user.click(screen.getByRole('button', { name: 'Add Comment' }));
  const elsewhere = screen.getByRole('button', { name: 'Refresh comments' });
  act(() => elsewhere.focus());

  added.resolve(undefined);

  await waitFor(() => expect(screen.getByRole('textbox', { name: 'New comment' })).toHaveValue(''));
  expect(await screen.findByText('Here')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Comment' })).toBeVisible());
  expect(elsewhere).toHaveFocus();
});
