// @vitest-environment node
import { MockFlowLensProvider } from '@flowlens/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FlowLensProvider } from '../provider/flowlens-provider.js';
import { FlowTimeline } from './flow-timeline.js';
import { TIMELINE_URL } from './test-support/timelines.js';

describe('<FlowTimeline /> on a server', () => {
  it('renders its loading state without a document', () => {
    const html = renderToString(
      <MockFlowLensProvider provider={FlowLensProvider}>
        <FlowTimeline timelineUrl={TIMELINE_URL} timeMs={0} />
      </MockFlowLensProvider>,
    );

    expect(html).toContain('Loading timeline...');
  });
});
