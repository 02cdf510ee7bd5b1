import type { Meta, StoryObj } from '@storybook/react-vite';
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
  parameters: { look: { width: 800 } },
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

export const Dark: Story = { globals: { theme: 'dark' } };

function sidesOf({ getByText }: { getByText: (text: string) => HTMLElement }): [HTMLElement, HTMLElement] {
  return [getByText('Video').closest('p')!.parentElement!, getByText('Timeline').closest('p')!.parentElement!];
}
