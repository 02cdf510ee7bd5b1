import css from '../../../packages/components/src/styles/tokens.css?raw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { ThemingPage } from './theming-page.js';

const meta = { title: 'Guide/Theming', component: ThemingPage, tags: ['!autodocs'] } satisfies Meta<typeof ThemingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Theming: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const preview = () => getComputedStyle(canvas.getByRole('button', { name: 'Save' }));
    await step('a preset changes the components and the CSS', async () => {
      await expect(preview().borderRadius).toBe('6px');
      await userEvent.click(canvas.getByRole('button', { name: 'Paper' }));
      await expect(preview().borderRadius).toBe('0px');
      await expect(canvas.getByLabelText('CSS of the theme')).toHaveTextContent('--fl-radius: 0px;');
    });
    await step('spacing changes the padding of the components', async () => {
      await expect(preview().paddingInlineStart).toBe('12px');
      await fireEvent.change(canvas.getByRole('slider', { name: 'Spacing' }), { target: { value: '6' } });
      await expect(preview().paddingInlineStart).toBe('18px');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'FlowLens' }));

    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names).toEqual(css.match(/--fl-[\w-]+(?=:)/g));

    const accent = canvas.getByRole('row', { name: /^--fl-accent / });
    await expect(accent).toHaveTextContent('#4f46e5');
    await expect(accent).toHaveTextContent('#5f5cf0');
    await expect(accent).not.toHaveTextContent('light-dark');
  },
};
