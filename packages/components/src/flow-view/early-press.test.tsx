import { aComment, aFlow, FLOW_ID } from '@flowlens/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../flow-player/test-support/without-playback.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowView } from './flow-view.js';

it('pressing a marker before the tabs have loaded opens its comment', async () => {
  const flow = aFlow({ comments: [aComment({ timestamp: 5, content: 'Nothing happens here' })] });
  const { container } = renderFlowLens(<FlowView flowId={FLOW_ID} />, { db: { flows: [flow] } });
  const tabsAtPress = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      const mark = screen.queryByRole('button', { name: /^Comment at 0:05/ });
      if (!mark) return;
      observer.disconnect();
      resolve(screen.queryAllByRole('tab').length);
      fireEvent.click(mark);
    });
    observer.observe(container, { childList: true, subtree: true });
  });

  expect(await tabsAtPress).toBe(0);

  expect(screen.getByRole('tab', { name: /^Comments/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Nothing happens here').closest('li')).toHaveFocus();
});
