import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRootClass } from '../../provider/use-root-class.js';
import { TagBadges } from './tag-badges.js';

const tags = ['checkout', 'bug', 'voucher', 'mobile', 'slow'].map((title) => ({ id: title, title }));

const meta = {
  title: 'Building blocks/TagBadges',
  component: TagBadges,
  args: { tags },
  decorators: [
    (Story) => (
      <div className={useRootClass()}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TagBadges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};

export const AllFit: Story = { args: { tags: tags.slice(0, 3) } };

export const Two: Story = { args: { max: 2 } };
