// @vitest-environment node
import { FLOW_ID, MockFlowLensProvider, SHARE_TOKEN } from '@flowlens/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FlowGallery, FlowLensProvider, FlowView, ProjectSwitcher, SharedFlowView, UserMenu } from './index.js';

const render = (ui: ReactNode) =>
  renderToString(<MockFlowLensProvider provider={FlowLensProvider}>{ui}</MockFlowLensProvider>);

describe('rendering on a server', () => {
  it.each([
    ['<FlowGallery />', <FlowGallery />, 'Loading Flows'],
    ['<FlowView />', <FlowView flowId={FLOW_ID} />, 'Loading Flow'],
    ['<SharedFlowView />', <SharedFlowView token={SHARE_TOKEN} />, 'Loading shared flow...'],
    ['<ProjectSwitcher />', <ProjectSwitcher value={undefined} onValueChange={() => undefined} />, 'fl-skeleton'],
  ])('shows the loading state of %s', (_name, element, expected) => {
    expect(render(element)).toContain(expected);
  });

  it('shows nothing for <UserMenu /> before the person is known', () => {
    expect(render(<UserMenu onSignOut={() => Promise.resolve()} />)).toBe('');
  });
});
