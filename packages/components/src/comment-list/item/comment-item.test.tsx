import { aComment } from '@flowlens/testing';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import '../../test-support/without-layout.js';
import { CommentList } from '../comment-list.js';

const comments = [aComment({ id: 'c1', content: 'First' }), aComment({ id: 'c2', content: 'Second' })];

afterEach(() => void vi.restoreAllMocks());

it('a highlighted comment is the only one that scrolls into view', () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = renderFlowLens(<CommentList comments={comments} />);
  expect(seen).not.toHaveBeenCalled();

  rerender(<CommentList comments={comments} highlightedCommentId="c2" />);

  expect(seen.mock.contexts).toEqual([screen.getByText('Second').closest('li')]);
});
