// @vitest-environment node
import { FLOW_ID, MockFlowLensProvider } from '@flowlens/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CommentList } from '../comment-list/comment-list.js';
import { FlowPlayer } from '../flow-player/flow-player.js';
import { FlowLensProvider } from '../provider/flowlens-provider.js';
import { FlowView } from './flow-view.js';

describe('a view rendered on a server without a document', () => {
  it.each([
    ['<FlowView />', <FlowView key="view" flowId={FLOW_ID} />, 'Fetching flow details...'],
    ['<FlowPlayer />', <FlowPlayer key="player" flowId={FLOW_ID} />, 'Loading video...'],
    ['<CommentList />', <CommentList key="comments" flowId={FLOW_ID} />, 'Loading comments...'],
  ])('%s renders its loading state', (_name, component, text) => {
    const html = renderToString(<MockFlowLensProvider provider={FlowLensProvider}>{component}</MockFlowLensProvider>);

    expect(html).toContain(text);
  });
});
