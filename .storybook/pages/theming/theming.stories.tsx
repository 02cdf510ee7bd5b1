import css from '../../../packages/components/src/styles/tokens.css?raw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThemingPage } from './theming-page.js';

const meta = { title: 'Guide/Theming', component: ThemingPage, tags: ['!autodocs'] } satisfies Meta<typeof ThemingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllTokens: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names).toEqual(css.match(/--fl-[\w-]+(?=:)/g));

    const accent = canvas.getByRole('row', { name: /^--fl-accent / });
    await expect(accent).toHaveTextContent('#4f46e5');
    await expect(accent).toHaveTextContent('#5f5cf0');
    await expect(accent).not.toHaveTextContent('light-dark');
  },
};
