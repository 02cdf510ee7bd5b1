import { aComment, aFlow, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn } from 'storybook/test';
import { CommentList } from './comment-list.js';

const meta = {
  component: CommentList,
  args: { flowId: FLOW_ID, onSeek: fn() },
} satisfies Meta<typeof CommentList>;

export default meta;
type Story = StoryObj<typeof meta>;

const several = [
  aComment(),
  aComment({
    id: 'c2',
    timestamp: 65,
    author_email: 'ann@example.com',
    content: 'It happens with every voucher.\nI tried three.',
  }),
  aComment({
    id: 'c3',
    timestamp: 3_725,
    author_email: `${'very-long-name'.repeat(5)}@example.com`,
    content: 'x'.repeat(300),
  }),
];

export const Default: Story = {
  parameters: { flowlens: { flows: [aFlow({ comments: several })] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1:05' }));
    await expect(args.onSeek).toHaveBeenCalledWith(65);
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Highlighted: Story = {
  args: { highlightedCommentId: 'c2' },
  parameters: Default.parameters!,
};

export const Empty: Story = {
  parameters: { flowlens: { flows: [aFlow({ comments: [] })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No comments yet')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/flow/:id', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading comments...')).toBeInTheDocument();
  },
};

export const LoadFailure: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.json({}, { status: 500 }))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load comments')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
