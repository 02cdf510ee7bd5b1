import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bug, Compass, type IconNode } from 'lucide';
import { expect } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Icon } from './icon.js';

const meta = {
  title: 'Building blocks/Icon',
  component: Icon,
  args: { of: Bug },
  argTypes: { of: { control: false } },
  decorators: [
    (Story) => (
      <div className={useRootClass()}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const icon = canvasElement.querySelector('svg')!;
    await expect(icon).toHaveAttribute('aria-hidden', 'true');
    await expect(icon.getBoundingClientRect()).toMatchObject({ width: 16, height: 16 });
    await expect(icon.childElementCount).toBe(1);
    await expect(drawnLength(icon)).toBeCloseTo(lengthOf(Bug), 1);
  },
};

/** Icons are of paths and of other shapes. */
export const WithACircle: Story = {
  args: { of: Compass },
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg')!;
    await expect(icon.querySelector('circle')).toBeVisible();
    await expect(drawnLength(icon)).toBeCloseTo(lengthOf(Compass), 1);
  },
};

export const Large: Story = { args: { size: 32, strokeWidth: 1.5 } };

/** It stands alone, and is read out. */
export const Named: Story = {
  args: { label: 'A script failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A script failed' })).toBeVisible();
  },
};

function lengthOf(lines: IconNode): number {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [tag, shape] of lines) {
    const line = document.createElementNS('http://www.w3.org/2000/svg', tag);
    Object.entries(shape).forEach(([name, value]) => line.setAttribute(name, String(value)));
    icon.append(line);
  }
  // Only elements in a document have a length.
  document.body.append(icon);
  const length = drawnLength(icon);
  icon.remove();
  return length;
}

function drawnLength(icon: SVGElement): number {
  return [...icon.querySelectorAll<SVGGeometryElement>('*')].reduce((sum, line) => sum + line.getTotalLength(), 0);
}
