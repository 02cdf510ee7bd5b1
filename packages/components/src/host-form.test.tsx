import { aComment, aFlow, FLOW_ID, viewers } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { CommentList } from './comment-list/comment-list.js';
import { EditFlowDialog } from './edit-flow-dialog/edit-flow-dialog.js';
import { createFakeDraft, createFakeRecorder } from '../../hooks/src/test-support/fake-recorder.js';
import { RecorderPanel } from './recorder-panel/recorder-panel.js';
import { renderFlowLens } from './test-support/render-flowlens.js';

/**
 * Positions inside a form of the host and elsewhere in the document, as for dialogs, whose submit events React passes to
 * the form.
 */
function renderInHostForm(content: ReactNode) {
  const onSubmit = vi.fn();
  const { id: user_id } = viewers.owner.app_user;
  const flow = aFlow({ comments: [aComment({ user_id, content: 'My words' })] });
  const rendered = renderFlowLens(<form onSubmit={onSubmit}>{createPortal(content, document.body)}</form>, {
    db: { flows: [flow] },
  });
  return { ...rendered, onSubmit };
}

describe('a form of the host around a component', () => {
  it('is not submitted when a comment is added', async () => {
    const { user, db, onSubmit } = renderInHostForm(<CommentList flowId={FLOW_ID} />);

    await user.type(await screen.findByRole('textbox', { name: 'New comment' }), 'Here');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));

    await waitFor(() => expect(db.flows[0]?.comments).toHaveLength(2));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is not submitted when a comment is edited', async () => {
    const { user, db, onSubmit } = renderInHostForm(<CommentList flowId={FLOW_ID} />);

    await user.click(await screen.findByRole('button', { name: /^Edit comment/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Comment' }), ' and more');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(db.flows[0]?.comments[0]?.content).toBe('My words and more'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is not submitted when a flow is edited', async () => {
    const { user, db, onSubmit } = renderInHostForm(<EditFlowDialog flow={aFlow()} open onOpenChange={vi.fn()} />);

    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!{Enter}');

    await waitFor(() => expect(db.flows[0]?.title).toBe('Checkout answers 500!'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is not submitted when a recording is sent', async () => {
    const recorder = createFakeRecorder();
    recorder.set({ draft: createFakeDraft({ onGone: () => recorder.set({ draft: null }) }) });
    const { user, onSubmit } = renderInHostForm(<RecorderPanel recorder={recorder} />);

    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Total is wrong{Enter}');

    expect(await screen.findByRole('heading', { name: 'Recording sent' })).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
