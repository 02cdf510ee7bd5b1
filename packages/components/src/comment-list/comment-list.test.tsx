import { aComment, aFlow, aProject, FLOW_ID, viewers } from '@flowlens/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../test-support/mock-server.js';
import { leavePage } from '../test-support/leave-page.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import '../test-support/without-pointer.js';
import { FlowLensToaster } from '../toaster/flowlens-toaster.js';
import '../test-support/without-old-toasts.js';
import { CommentList } from './comment-list.js';

const OTHER_ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a11';

const theirs = aComment();
const mine = aComment({
  id: 'mine',
  user_id: viewers.owner.app_user.id,
  author_name: viewers.owner.user.name,
  author_email: viewers.owner.user.email,
  content: 'My words',
  timestamp: 75,
});
const withMine = { flows: [aFlow({ comments: [theirs, mine] })] };

const refuse = (method: 'post' | 'patch' | 'delete', path: string) =>
  http[method](`*/flowlens/flow/${path}`, () => HttpResponse.json({}, { status: 500 }), { once: true });
/** Delays the response to the next change until the test provides it or releases the request. */
function holdBack(method: 'post' | 'patch') {
  const { promise, resolve } = Promise.withResolvers<HttpResponse<Record<string, never>> | undefined>();
  server.use(http[method]('*/flowlens/flow/comment', () => promise, { once: true }));
  return { respond: (response?: HttpResponse<Record<string, never>>) => resolve(response) };
}
const row = (text: string) => screen.getByText(text).closest('li') as HTMLElement;

async function openEditor() {
  const onNotice = vi.fn();
  const rendered = renderFlowLens(<CommentList flowId={FLOW_ID} />, { db: withMine, provider: { onNotice } });
  const editButton = await screen.findByRole('button', { name: 'Edit comment by Ann Archer' });
  await rendered.user.click(editButton);
  return { ...rendered, onNotice, editButton, field: await screen.findByRole('textbox', { name: 'Comment' }) };
}

describe('<CommentList /> reading', () => {
  it('seeks to the time of a comment, in seconds', async () => {
    const onSeek = vi.fn();
    const { user } = renderFlowLens(<CommentList flowId={FLOW_ID} onSeek={onSeek} />, { db: withMine });

    await user.click(await screen.findByRole('button', { name: '1:15' }));

    expect(onSeek).toHaveBeenCalledExactlyOnceWith(75_000);
  });

  it('shows the comments that the host passes read-only and without a request', () => {
    renderFlowLens(<CommentList comments={[theirs, { ...mine, content: '<b>Twice</b>' }]} />);

    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('<b>Twice</b>')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows the name, picture and date of an author, and the e-mail address on hover', async () => {
    const comments = [aComment({ author_picture: 'https://pictures.example/cleo.png' })];
    renderFlowLens(<CommentList flowId={FLOW_ID} />, { db: { flows: [aFlow({ comments })] } });

    const author = await screen.findByText('Cleo Carter');
    expect(author).toHaveAttribute('title', 'cleo@example.com');
    const date = row(theirs.content).querySelector('time');
    expect(date).toHaveAttribute('datetime', theirs.created_at);
    expect(date?.textContent).toMatch(/ago$/);
  });

  it('shows the author’s name but no e-mail address on a shared flow, and a note that comments are closed', () => {
    const { user_id: _user, author_email: _email, author_picture: _picture, ...comment } = theirs;
    renderFlowLens(<CommentList shared comments={[{ ...comment, author_name: 'Cleo Carter' }]} />);

    expect(screen.getByText('Cleo Carter')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Comments are not available for shared flows');
  });

  it.each([{ readOnly: true }, { shared: true }])('shows no change buttons with %j', async (props) => {
    renderFlowLens(<CommentList flowId={FLOW_ID} {...props} />, { db: withMine });

    await screen.findByText('My words');

    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Refresh comments',
    ]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows only the actions that the viewer may take', async () => {
    renderFlowLens(<CommentList flowId={FLOW_ID} />, {
      db: { ...withMine, viewer: viewers.contributor, projects: [aProject({ user_role: 'USER' })] },
    });

    expect(await screen.findByRole('button', { name: 'Edit comment by Cleo Carter' })).toBeVisible();
    expect(within(row('My words')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the host’s text when there are no comments', async () => {
    renderFlowLens(<CommentList flowId={FLOW_ID} messages={{ comments: { emptyTitle: 'Noch keine' } }} />, {
      db: { flows: [aFlow({ comments: [] })] },
    });

    expect(await screen.findByText('Noch keine')).toBeInTheDocument();
  });

  it('loads the comments after a failure and a retry', async () => {
    const { user } = renderFlowLens(<CommentList flowId={FLOW_ID} />, {
      handlers: ['', '/comments'].map((path) =>
        http.get(`*/flowlens/flow/${FLOW_ID}${path}`, () => HttpResponse.json({}, { status: 500 }), { once: true }),
      ),
    });

    expect(await screen.findByText('Failed to load comments')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(theirs.content)).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: 'New comment' })).toBeVisible();
  });

  it('reloads the comments on request and reports it', async () => {
    const onNotice = vi.fn();
    const { user, db } = renderFlowLens(<CommentList flowId={FLOW_ID} />, { provider: { onNotice } });
    await screen.findByText('1 comment');
    db.flows = withMine.flows;

    await user.click(screen.getByRole('button', { name: 'Refresh comments' }));

    expect(await screen.findByText('2 comments')).toBeInTheDocument();
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'success', code: 'commentsRefreshed' });
  });
});

describe('<CommentList /> adding', () => {
  it('adds the comment at the rounded time of the video and empties the field', async () => {
    const { user } = renderFlowLens(<CommentList flowId={FLOW_ID} timeMs={30_600} onSeek={vi.fn()} />);
    const field = await screen.findByRole('textbox', { name: 'New comment' });
    const add = screen.getByRole('button', { name: 'Add Comment' });
    expect(add).toBeDisabled();

    await user.type(field, '   ');
    expect(add).toBeDisabled();
    await user.type(field, 'Look here');
    expect(screen.getByText('at 0:31')).toBeVisible();
    expect(screen.queryByText('Comment added')).not.toBeInTheDocument();
    await user.click(add);

    expect(await screen.findByText('Look here', { selector: 'p' })).toBeInTheDocument();
    expect(within(row('Look here')).getByRole('button', { name: '0:31' })).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('');
    expect(screen.getByText('Comment added')).toBeInTheDocument();

    await user.type(field, 'A');
    expect(screen.queryByText('Comment added')).not.toBeInTheDocument();
  });

  it('keeps a held time while the video plays on', async () => {
    const { user, rerender } = renderFlowLens(<CommentList flowId={FLOW_ID} timeMs={5_000} />);
    await user.type(await screen.findByRole('textbox', { name: 'New comment' }), 'Here');
    rerender(<CommentList flowId={FLOW_ID} timeMs={6_000} />);
    await user.click(screen.getByRole('button', { name: 'Keep this comment at 0:06' }));
    rerender(<CommentList flowId={FLOW_ID} timeMs={20_000} />);

    expect(screen.getByRole('button', { name: 'Keep this comment at 0:06', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));

    await screen.findByText('Here', { selector: 'p' });
    expect(within(row('Here')).getByText('0:06')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep this comment at 0:20', pressed: false })).toBeVisible();
  });

  it('creates one comment on two quick presses', async () => {
    const { user, db } = renderFlowLens(<CommentList flowId={FLOW_ID} />);
    await user.type(await screen.findByRole('textbox', { name: 'New comment' }), 'Once');

    await user.dblClick(screen.getByRole('button', { name: 'Add Comment' }));

    await screen.findByText('Once', { selector: 'p' });
    expect(db.flows[0]?.comments).toHaveLength(2);
  });

  it('keeps the typed text after a failure, reports it, and adds the comment on the next try', async () => {
    const onNotice = vi.fn();
    const { user } = renderFlowLens(<CommentList flowId={FLOW_ID} />, {
      handlers: [refuse('post', 'comment')],
      provider: { onNotice },
    });
    const field = await screen.findByRole('textbox', { name: 'New comment' });
    await user.type(field, 'Not lost');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add comment. Your text is still here.');
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'error', code: 'commentAddFailed' });
    expect(field).toHaveValue('Not lost');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));

    expect(await screen.findByText('Not lost', { selector: 'p' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps a draft while another tab is shown', async () => {
    const { user, rerender } = renderFlowLens(<CommentList flowId={FLOW_ID} />);
    await user.type(await screen.findByRole('textbox', { name: 'New comment' }), 'Half a sen');

    rerender(<p>Timeline</p>);
    rerender(<CommentList flowId={FLOW_ID} />);

    expect(await screen.findByRole('textbox', { name: 'New comment' })).toHaveValue('Half a sen');
  });

  it('shows no draft on the page of another flow', async () => {
    const other = aFlow({ id: OTHER_ID, comments: [] });
    const { user, rerender, db } = renderFlowLens(<CommentList flowId={FLOW_ID} timeMs={0} />, {
      db: { flows: [aFlow({ comments: [] }), other] },
    });
    const { respond } = holdBack('post');
    await user.type(await screen.findByRole('textbox', { name: 'New comment' }), 'About the first flow');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));

    rerender(<CommentList flowId={OTHER_ID} timeMs={0} />);
    const field = await screen.findByRole('textbox', { name: 'New comment' });
    expect(field).toHaveValue('');
    respond();
    await waitFor(() => expect(db.flows[0]?.comments).toHaveLength(1));

    rerender(<CommentList flowId={FLOW_ID} timeMs={0} />);
    expect(await screen.findByText('About the first flow')).toBeVisible();
  });

  it('adds a pending comment once when the user leaves and returns, and keeps newly typed text', async () => {
    const { user, rerender, db } = renderFlowLens(<CommentList flowId={FLOW_ID} />);
    const sent = holdBack('post');
    await user.type(await screen.findByRole('textbox', { name: 'New comment' }), 'Once');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));
    expect(screen.getByRole('textbox', { name: 'New comment' })).toHaveValue('Once');

    rerender(<p>Gallery</p>);
    rerender(<CommentList flowId={FLOW_ID} />);
    const field = await screen.findByRole('textbox', { name: 'New comment' });
    expect(field).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Add Comment' })).toBeDisabled();
    await user.type(field, 'Something else');
    sent.respond();

    expect(await screen.findByText('Once', { selector: 'p' })).toBeInTheDocument();
    expect(field).toHaveValue('Something else');
    expect(db.flows[0]?.comments).toHaveLength(2);
  });

  it.each([
    ['into an empty field', '', 'Not lost'],
    ['but not over newly typed text', 'Newer', 'Newer'],
  ])('restores the text that could not be added after the user left %s', async (_where, typed, kept) => {
    const onNotice = vi.fn();
    const { user, rerender } = renderFlowLens(<CommentList flowId={FLOW_ID} />, { provider: { onNotice } });
    const sent = holdBack('post');
    await user.type(await screen.findByRole('textbox', { name: 'New comment' }), 'Not lost');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));

    rerender(<p>Gallery</p>);
    rerender(<CommentList flowId={FLOW_ID} />);
    const field = await screen.findByRole('textbox', { name: 'New comment' });
    if (typed) await user.type(field, typed);
    sent.respond(HttpResponse.json({}, { status: 500 }));

    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ tone: 'error', code: 'commentAddFailed' }));
    await waitFor(() => expect(field).toHaveValue(kept));
  });

  it('keeps the held time of a draft until the comment is added', async () => {
    const { user, rerender } = renderFlowLens(<CommentList flowId={FLOW_ID} timeMs={20_000} />);
    await user.type(await screen.findByRole('textbox', { name: 'New comment' }), 'Here');
    await user.click(screen.getByRole('button', { name: 'Keep this comment at 0:20' }));

    rerender(<p>Gallery</p>);
    rerender(<CommentList flowId={FLOW_ID} timeMs={0} />);

    expect(await screen.findByRole('button', { name: 'Keep this comment at 0:20', pressed: true })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'New comment' }), '!');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));
    await screen.findByText('Here!', { selector: 'p' });
    expect(within(row('Here!')).getByText('0:20')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep this comment at 0:00', pressed: false })).toBeVisible();
  });

  it('warns about an empty comment on the keyboard shortcut too', async () => {
    const onNotice = vi.fn();
    const { user } = renderFlowLens(<CommentList flowId={FLOW_ID} />, { provider: { onNotice } });
    await user.click(await screen.findByRole('textbox', { name: 'New comment' }));

    await user.keyboard('{Control>}{Enter}{/Control}');

    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'warning', code: 'commentEmpty' });
  });
});

describe('<CommentList /> editing', () => {
  it('saves on Enter and returns the focus', async () => {
    const { user, field, editButton, onNotice } = await openEditor();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('My words');

    await user.type(field, ', better{Shift>}{Enter}{/Shift}in two lines{Enter}');

    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument());
    expect(screen.getByText(/^My words, better/).textContent).toBe('My words, better\nin two lines');
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'success', code: 'commentUpdated' });
    expect(editButton).toHaveFocus();
  });

  it('saves with the Save button', async () => {
    const { user, field, db } = await openEditor();

    await user.type(field, '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText('My words!');
    expect(db.flows[0]?.comments[1]?.timestamp).toBe(75);
  });

  it('leaves the focus on the element the user moved to before the save finished', async () => {
    const { user, field } = await openEditor();
    const sent = holdBack('patch');

    await user.type(field, ', better{Enter}');
    await user.click(screen.getByRole('textbox', { name: 'New comment' }));
    expect(screen.getByRole('button', { name: 'Not saved: continue editing' })).toBeVisible();
    sent.respond();

    await waitFor(() => expect(screen.queryByRole('button', { name: /^Not saved/ })).not.toBeInTheDocument());
    expect(screen.getByText('My words, better', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'New comment' })).toHaveFocus();
  });

  it('keeps text typed while an earlier save is in flight', async () => {
    const { user, field, rerender, onNotice } = await openEditor();
    const sent = holdBack('patch');
    await user.type(field, ', better{Enter}');

    rerender(<p>Gallery</p>);
    rerender(<CommentList flowId={FLOW_ID} />);
    await user.click(await screen.findByRole('button', { name: 'Not saved: continue editing' }));
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), ' still');
    sent.respond();

    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ tone: 'success', code: 'commentUpdated' }));
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('My words, better still');
  });

  it('restores the text on Escape and returns the focus', async () => {
    const { user, field, editButton } = await openEditor();

    await user.type(field, ' and more{Escape}');

    expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument();
    expect(screen.getByText('My words')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Not saved: continue editing' })).not.toBeInTheDocument();
    expect(editButton).toHaveFocus();
    await user.click(editButton);
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('My words');
  });

  it('ignores Enter and Escape while an input method composes a word', async () => {
    const { user, field, onNotice } = await openEditor();
    await user.type(field, ', better');

    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    // Behavior of Safari.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    await user.type(field, ' still{Enter}');

    expect(await screen.findByText('My words, better still', { selector: 'p' })).toBeVisible();
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'success', code: 'commentUpdated' });
  });

  it('closes when it loses the focus, keeps the text as a draft, and reports it', async () => {
    const { user, field } = await openEditor();

    await user.type(field, ' and more');
    await user.click(screen.getByText(theirs.content));

    expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument();
    expect(screen.getByText('My words')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Not saved: continue editing' }));
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('My words and more');
  });

  it('closes only when a press elsewhere ends, so that the pressed element does not move', async () => {
    const { user } = await openEditor();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText(theirs.content) });
    expect(screen.getByRole('textbox', { name: 'Comment' })).toBeVisible();
    await user.pointer('[/MouseLeft]');

    expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument();
  });

  it('closes at once when a key moves the focus away', async () => {
    const { user } = await openEditor();

    await user.tab();
    await user.tab();

    expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument();
  });

  it('stays open after a press on its own Edit button', async () => {
    const { user, editButton } = await openEditor();

    await user.click(editButton);

    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
  });

  it('stays open while another window has the focus', async () => {
    const { field } = await openEditor();

    // The page then keeps its focused element and fires no event.
    fireEvent.blur(field);

    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
  });

  it.each([
    ['nothing changed', ''],
    ['only blanks are left', '{Control>}a{/Control}{Backspace} '],
  ])('keeps no draft when %s', async (_what, keys) => {
    const { user, field } = await openEditor();

    await user.click(field);
    if (keys) await user.clear(field);
    await user.click(screen.getByText(theirs.content));

    expect(screen.queryByRole('button', { name: 'Not saved: continue editing' })).not.toBeInTheDocument();
  });

  it.each([
    [
      'commentEmpty',
      async (user: { clear: (field: HTMLElement) => Promise<void> }, field: HTMLElement) => user.clear(field),
    ],
    ['commentUnchanged', () => undefined],
  ] as const)('stays open with the warning %s', async (code, prepare) => {
    const { user, field, onNotice } = await openEditor();

    await prepare(user, field);
    await user.type(field, '{Enter}');

    expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'warning', code });
    expect(field).toBeVisible();
  });

  it('keeps the typed text after a failed save', async () => {
    const { user, field, onNotice } = await openEditor();
    server.use(refuse('patch', 'comment'));

    await user.type(field, ' and more{Enter}');

    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ tone: 'error', code: 'commentUpdateFailed' }));
    expect(field).toHaveValue('My words and more');
    await user.type(field, '{Enter}');
    expect(await screen.findByText('My words and more', { selector: 'p' })).toBeVisible();
  });
});

describe('<CommentList /> deleting', () => {
  it('deletes the comment, reports it, and keeps the focus in the list', async () => {
    const onNotice = vi.fn();
    const onCommentDeleted = vi.fn();
    const { user } = renderFlowLens(<CommentList flowId={FLOW_ID} onCommentDeleted={onCommentDeleted} />, {
      db: withMine,
      provider: { onNotice },
    });

    await user.click(await screen.findByRole('button', { name: 'Delete comment by Cleo Carter' }));

    expect(screen.queryByText(theirs.content)).not.toBeInTheDocument();
    expect(screen.getByText('1 comment')).toHaveFocus();
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'commentDeleted' }));
    expect(onCommentDeleted).not.toHaveBeenCalled();

    leavePage();
    await waitFor(() => expect(onCommentDeleted).toHaveBeenCalledExactlyOnceWith(theirs));
    expect(onNotice).toHaveBeenCalledOnce();
  });

  it('restores a comment when its deletion is undone in the toast', async () => {
    const { user, db } = renderFlowLens(
      <>
        <CommentList flowId={FLOW_ID} />
        <FlowLensToaster />
      </>,
      { db: withMine },
    );
    await user.click(await screen.findByRole('button', { name: 'Delete comment by Cleo Carter' }));

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    leavePage();

    expect(screen.getByText(theirs.content)).toBeInTheDocument();
    expect(screen.getByText('2 comments')).toBeInTheDocument();
    expect(db.flows[0]?.comments).toHaveLength(2);
  });

  it('deletes a second comment while the first deletion can be undone', async () => {
    const { user, db } = renderFlowLens(<CommentList flowId={FLOW_ID} />, { db: withMine });
    const deleteOf = (author: string) => screen.findByRole('button', { name: `Delete comment by ${author}` });

    await user.click(await deleteOf('Cleo Carter'));
    await user.click(await deleteOf('Ann Archer'));

    expect(screen.getByText('No comments yet')).toBeInTheDocument();
    leavePage();
    await waitFor(() => expect(db.flows[0]?.comments).toEqual([]));
  });

  it('lets the host cancel a deletion', async () => {
    const { user, db } = renderFlowLens(
      <CommentList flowId={FLOW_ID} onCommentDelete={(_comment, details) => details.cancel()} />,
    );

    await user.click(await screen.findByRole('button', { name: /^Delete comment/ }));

    expect(screen.getByText(theirs.content)).toBeInTheDocument();
    expect(db.flows[0]?.comments).toHaveLength(1);
  });

  it('keeps the comment after a failed deletion and reports it', async () => {
    const onNotice = vi.fn();
    const { user } = renderFlowLens(<CommentList flowId={FLOW_ID} />, {
      handlers: [refuse('delete', ':id/comment/:comment')],
      provider: { onNotice },
    });

    await user.click(await screen.findByRole('button', { name: /^Delete comment/ }));

    leavePage();

    await waitFor(() => expect(onNotice).toHaveBeenLastCalledWith({ tone: 'error', code: 'commentDeleteFailed' }));
    expect(await screen.findByText(theirs.content)).toBeInTheDocument();
  });
});
