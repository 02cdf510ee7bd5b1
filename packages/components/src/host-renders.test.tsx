import { aFlow, FLOW_ID } from '@flowlens/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CommentList, FlowGallery, FlowView } from './index.js';
import { renderFlowLens } from './test-support/render-flowlens.js';

interface HostProps {
  /** Renders a component with a new function at every render, as hosts do. */
  children: (field: () => ReactNode) => ReactNode;
}

/** Page that renders at every key of a field inside of a component. */
function Host({ children }: HostProps) {
  const [text, setText] = useState('');
  return children(() => <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />);
}

describe('content that a host renders into a component', () => {
  it.each([
    ['an empty <CommentList />', (field: () => ReactNode) => <CommentList flowId={FLOW_ID} renderEmpty={field} />],
    ['an empty <FlowGallery />', (field: () => ReactNode) => <FlowGallery renderEmpty={field} />],
    ['a failed <FlowView />', (field: () => ReactNode) => <FlowView flowId="missing" renderError={field} />],
  ])('keeps focus and text in %s while the host renders again', async (name, render) => {
    const { user } = renderFlowLens(<Host>{render}</Host>, {
      db: { flows: name.includes('Comment') ? [aFlow({ comments: [] })] : [] },
      handlers: name.includes('failed') ? [http.get('*/flow/missing', () => HttpResponse.error())] : [],
    });

    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'seen twice');

    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('seen twice');
  });
});
