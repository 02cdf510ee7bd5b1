import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { SplitPanel } from './split-panel.js';

const meta = {
  title: 'Building blocks/SplitPanel',
  component: SplitPanel,
  args: {
    handleLabel: 'Resize the video',
    first: <p style={{ padding: 16 }}>Video</p>,
    second: <p style={{ padding: 16 }}>Timeline</p>,
    defaultPercent: 55,
    minPercents: [30, 25],
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={useRootClass()} style={{ height: 240, width: parameters['width'] as number }}>
        <Story />
      </div>
    ),
  ],
  parameters: { width: 1000 },
} satisfies Meta<typeof SplitPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const handle = await canvas.findByRole('separator', { name: 'Resize the video' });
    await waitFor(() => expect(Number(handle.getAttribute('aria-valuenow'))).toBeCloseTo(55, 0));
    await expect(Number(handle.getAttribute('aria-valuemin'))).toBeCloseTo(30, 0);
    await expect(Number(handle.getAttribute('aria-valuemax'))).toBeCloseTo(75, 0);

    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(Number(handle.getAttribute('aria-valuenow'))).toBeGreaterThan(55));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(Number(handle.getAttribute('aria-valuenow'))).toBeCloseTo(30, 0));
    const [first] = sidesOf(canvas);
    await expect(first.getBoundingClientRect().width).toBeCloseTo(300, -1);
  },
};

export const Narrow: Story = {
  parameters: { width: 390 },
  play: async ({ canvas }) => {
    const [first, second] = sidesOf(canvas);
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom);
    await waitFor(() => expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal'));
  },
};

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

export const Dark: Story = { globals: { theme: 'dark' } };

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
