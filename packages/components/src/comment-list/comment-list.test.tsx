import { aComment, aFlow, FLOW_ID } from '@flowlens/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { CommentList } from './comment-list.js';

describe('<CommentList />', () => {
  it('seeks to the time of a comment, in seconds', async () => {
    const onSeek = vi.fn();
    const { user } = renderFlowLens(<CommentList flowId={FLOW_ID} onSeek={onSeek} />, {
      db: { flows: [aFlow({ comments: [aComment({ timestamp: 75 })] })] },
    });

    await user.click(await screen.findByRole('button', { name: '1:15' }));

    expect(onSeek).toHaveBeenCalledExactlyOnceWith(75);
  });

  it('shows comments that the host has, without a call', () => {
    renderFlowLens(<CommentList comments={[aComment(), aComment({ id: 'c2', content: '<b>Twice</b>' })]} />);

    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('<b>Twice</b>')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('names the author of a shared flow, whose address is not told', () => {
    const { user_id: _user, author_email: _email, ...shared } = aComment();
    renderFlowLens(<CommentList comments={[{ ...shared, author_name: 'Cleo Carter' }]} />);

    expect(screen.getByText('Cleo Carter')).toBeInTheDocument();
  });

  it('says when there are none, in the words of the host', async () => {
    renderFlowLens(<CommentList flowId={FLOW_ID} messages={{ emptyTitle: 'Noch keine' }} />, {
      db: { flows: [aFlow({ comments: [] })] },
    });

    expect(await screen.findByText('Noch keine')).toBeInTheDocument();
  });

  it('recovers from a failure', async () => {
    const { user } = renderFlowLens(<CommentList flowId={FLOW_ID} />, {
      handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('The button does nothing from here on.')).toBeInTheDocument();
  });
});
