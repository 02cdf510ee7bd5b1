import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalLink } from 'lucide';
import { expect } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Icon } from '../icon/icon.js';
import { LinkButton } from './link-button.js';

const meta = {
  title: 'Building blocks/LinkButton',
  component: LinkButton,
  args: { children: <a href="/flowlens">Go Home</a> },
  decorators: [
    (Story) => (
      <div className={useRootClass()}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Go Home' });
    await expect(link).toHaveAttribute('href', '/flowlens');
    await expect(link).toHaveClass('fl-button');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Primary: Story = { args: { variant: 'primary' } };

export const Ghost: Story = { args: { variant: 'ghost' } };

export const Small: Story = { args: { size: 'small' } };

export const WithIcon: Story = {
  args: {
    children: (
      <a href="https://jira.example.com/browse/SHOP-1" target="_blank" rel="noreferrer">
        <Icon of={ExternalLink} />
        <span>View in Jira</span>
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View in Jira' })).toHaveAttribute('target', '_blank');
  },
};
