import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Trash2 } from 'lucide';
import { expect, fn, screen } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Button } from '../button/button.js';
import { Icon } from '../icon/icon.js';
import { MenuChoice } from './menu-choice.js';
import { MenuItem } from './menu-item.js';
import { Menu } from './menu.js';

const onSelect = fn();

const meta = {
  title: 'Building blocks/Menu',
  component: Menu,
  args: {
    trigger: <Button>Project</Button>,
    children: (
      <>
        <MenuChoice
          label="Personal Projects"
          value="shop"
          onValueChange={onSelect}
          options={[
            { value: 'shop', label: 'Web shop' },
            { value: 'blog', label: 'A blog with a name that is far too long to fit into any menu' },
          ]}
        />
        <MenuItem icon={<Icon of={LogOut} size={14} />} onSelect={onSelect}>
          Leave
        </MenuItem>
        <MenuItem icon={<Icon of={Trash2} size={14} />} tone="danger" onSelect={onSelect}>
          Delete
        </MenuItem>
        <MenuItem disabled onSelect={onSelect}>
          Not now
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className={useRootClass()} style={{ minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Project' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Web shop' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };
