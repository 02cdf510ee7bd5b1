import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import splitPanelStories from './split-panel.stories.js';
import { SplitPanel } from './split-panel.js';

const meta = {
  ...splitPanelStories,
  title: 'Tests/SplitPanel keeps its shares',
  component: SplitPanel,
} satisfies Meta<typeof SplitPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Turning a phone and turning it back loses no choice. */
export const Rearranged: Story = {
  render: function Rearranging(args) {
    const [narrow, setNarrow] = useState(false);
    return (
      <div style={{ height: 200, width: narrow ? 390 : 1000 }}>
        <button onClick={() => setNarrow(!narrow)}>Turn</button>
        <SplitPanel {...args} defaultStackedPercent={40} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const handle = await canvas.findByRole('separator');
    const turn = canvas.getByRole('button', { name: 'Turn' });
    const [first] = sidesOf(canvas);
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');

    await userEvent.click(turn);
    await waitFor(() => expect(handle).toHaveAttribute('aria-orientation', 'horizontal'));
    await expect(handle).toHaveAttribute('aria-valuenow', '40');
    await expect(first.getBoundingClientRect().height).toBeCloseTo(80, 0);

    await userEvent.click(turn);
    await waitFor(() => expect(handle).toHaveAttribute('aria-orientation', 'vertical'));
    await expect(handle).toHaveAttribute('aria-valuenow', '60');
    await expect(first.getBoundingClientRect().width).toBeCloseTo(600, -1);
  },
};

/** A page whose policy refuses `style` attributes that a server wrote: nothing says the shares, and both halves are in sight. */
export const WithoutStyleAttributes: Story = {
  play: async ({ canvas }) => {
    const sides = sidesOf(canvas);
    for (const side of sides) side.removeAttribute('style');
    for (const side of sides) await expect(side.getBoundingClientRect().width).toBeGreaterThan(400);
  },
};

function sidesOf({ getByText }: { getByText: (text: string) => HTMLElement }): [HTMLElement, HTMLElement] {
  return [getByText('Video').closest('p')!.parentElement!, getByText('Timeline').closest('p')!.parentElement!];
}
