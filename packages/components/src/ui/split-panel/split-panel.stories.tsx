import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { SplitPanel } from './split-panel.js';

const meta = {
  title: 'UI/SplitPanel',
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
    // A panel begins as wide as the one before it, which may have been narrow.
    await waitFor(() => expect(handle).toHaveAttribute('aria-orientation', 'vertical'));
    await waitFor(() => expect(Number(handle.getAttribute('aria-valuenow'))).toBeCloseTo(55, 0));
    await expect(Number(handle.getAttribute('aria-valuemin'))).toBeCloseTo(30, 0);
    await expect(Number(handle.getAttribute('aria-valuemax'))).toBeCloseTo(75, 0);

    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(Number(handle.getAttribute('aria-valuenow'))).toBeGreaterThan(55));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(Number(handle.getAttribute('aria-valuenow'))).toBeCloseTo(30, 0));
  },
};

export const Narrow: Story = {
  parameters: { width: 390 },
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('separator');
    await waitFor(() => expect(handle).toHaveAttribute('aria-orientation', 'horizontal'));
  },
};

/** One above the other from the first picture on, though the panel before was wide: as it is when the browser tells sizes, it is shown. */
export const NarrowAfterWide: Story = {
  render: function Narrowing(args) {
    const [narrow, setNarrow] = useState(false);
    return (
      <div style={{ height: 200, width: narrow ? 390 : 1000 }}>
        <button onClick={() => setNarrow(true)}>Narrow</button>
        <SplitPanel key={String(narrow)} {...args} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const wide = await canvas.findByRole('separator');
    await waitFor(() => expect(wide).toHaveAttribute('aria-orientation', 'vertical'));
    const firstDrawn = new Promise<string | null>((resolve) => {
      new MutationObserver((_, arrival) => {
        const handle = within(canvasElement).queryByRole('separator');
        if (!handle || handle === wide) return;
        arrival.disconnect();
        new ResizeObserver((_, size) => {
          size.disconnect();
          resolve(handle.getAttribute('aria-orientation'));
        }).observe(handle);
      }).observe(canvasElement, { childList: true, subtree: true });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Narrow' }));
    await expect(await firstDrawn).toBe('horizontal');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** A page whose policy refuses `style` attributes that a server wrote: nothing says the shares, and both halves are in sight. */
export const WithoutStyleAttributes: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical'));
    const sides = ['Video', 'Timeline'].map((text) => canvas.getByText(text).parentElement!);
    for (const side of sides) side.removeAttribute('style');
    for (const side of sides) await expect(side.getBoundingClientRect().width).toBeGreaterThan(400);
  },
};
