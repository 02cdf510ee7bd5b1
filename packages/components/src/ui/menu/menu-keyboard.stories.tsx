import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Button } from '../button/button.js';
import { MenuChoice } from './menu-choice.js';
import { Menu } from './menu.js';

const onSelect = fn();

const meta = {
  title: 'Tests/Menu by keyboard',
  component: Menu,
  args: {
    trigger: <Button>Project</Button>,
    children: (
      <MenuChoice
        label="Personal Projects"
        value="shop"
        onValueChange={onSelect}
        options={[
          { value: 'shop', label: 'Web shop' },
          { value: 'blog', label: 'Blog' },
        ]}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div className={useRootClass()}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    canvas.getByRole('button', { name: 'Project' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Web shop' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenCalledWith('blog');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Project' })).toHaveFocus());
  },
};
