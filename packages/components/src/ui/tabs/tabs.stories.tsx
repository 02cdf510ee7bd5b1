import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Tabs } from './tabs.js';

const meta = {
  title: 'Building blocks/Tabs',
  component: Tabs,
  args: {
    label: 'Details',
    value: 'timeline',
    onValueChange: () => undefined,
    tabs: [
      { id: 'timeline', label: 'Timeline', content: <p>17 events</p>, keepMounted: true },
      { id: 'comments', label: 'Comments', count: 2, content: <p>Two comments</p> },
      { id: 'device', label: 'Device Info', content: <p>Chrome 140</p> },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div className={useRootClass()} style={{ height: 200 }}>
        <Tabs {...args} value={value} onValueChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Timeline' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Comments/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Two comments')).toBeVisible();
    await expect(canvas.getByText('17 events')).not.toBeVisible();
  },
};

/** As in the panel of a flow at its least width: every tab stays in sight. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    for (const tab of canvas.getAllByRole('tab')) {
      const { left, right } = tab.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(list.left);
      await expect(right).toBeLessThanOrEqual(list.right);
    }
  },
};

/** One line that fades out where it continues, with the selected tab and a part of the next in sight. */
export const Scrolling: Story = {
  args: { scrolls: true },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const placeOf = (tab: HTMLElement) => tab.getBoundingClientRect();
    const [timeline, comments, device] = canvas.getAllByRole('tab');
    await expect(placeOf(device!).top).toBe(placeOf(timeline!).top);
    await expect(placeOf(device!).right).toBeGreaterThan(list.right);

    await userEvent.click(comments!);
    await waitFor(() => expect(placeOf(device!).left).toBeLessThan(list.right - 32));
    await userEvent.click(device!);

    await waitFor(() => expect(placeOf(device!).right).toBeLessThanOrEqual(list.right - 32));
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
