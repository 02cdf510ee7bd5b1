import { aComment, aFlow, aProject, FLOW_ID, viewers } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CommentList } from './comment-list.js';

const meta = {
  title: 'Discuss/CommentList',
  component: CommentList,
  args: { flowId: FLOW_ID, timeMs: 31_000, onSeek: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: 480, maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommentList>;

export default meta;
type Story = StoryObj<typeof CommentList>;

const several = [
  aComment(),
  aComment({
    id: 'c2',
    timestamp: 65,
    user_id: viewers.owner.app_user.id,
    author_name: 'Ann Archer',
    author_email: 'ann@example.com',
    content: 'It happens with every voucher.\nI tried three.',
  }),
  aComment({
    id: 'c3',
    timestamp: 3_725,
    user_id: 'somebody',
    author_name: 'x'.repeat(100),
    author_email: `${'very-long-name'.repeat(5)}@example.com`,
    content: 'x'.repeat(300),
  }),
];
const withSeveral = { flowlens: { flows: [aFlow({ comments: several })] } };
const failing = (method: 'get' | 'post' | 'patch', path: string) =>
  http[method](`*/flowlens/flow/${path}`, () => HttpResponse.json({}, { status: 500 }));

/** The owner of the project: edits their own, deletes any. */
export const Default: Story = {
  parameters: { ...withSeveral, look: { width: 800, detects: '.fl-comment { padding: 0 }' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1:05' }));
    await expect(args.onSeek).toHaveBeenCalledWith(65_000);
    await expect(await canvas.findByRole('button', { name: 'Edit comment by Ann Archer' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Delete comment by/ })).toHaveLength(3);
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

/** A user who wrote none of the comments can only read and add. */
export const AsContributor: Story = {
  parameters: {
    flowlens: {
      viewer: viewers.contributor,
      projects: [aProject({ user_role: 'USER' })],
      flows: [aFlow({ comments: several.slice(1) })],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'New comment' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Edit|Delete) comment/ })).not.toBeInTheDocument();
  },
};

/** Contributors of an open-source project see names instead of the addresses of others. */
export const OpenSourceAsContributor: Story = {
  parameters: {
    flowlens: {
      viewer: viewers.contributor,
      projects: [aProject({ user_role: 'USER', category: 'OPEN_SOURCE' })],
      flows: [aFlow({ comments: several.slice(1) })],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'New comment' })).toBeVisible();
    await expect(canvas.getByText('Ann Archer')).toBeVisible();
    await expect(canvas.queryByText(/@example\.com/)).not.toBeInTheDocument();
  },
};

export const Adding: Story = {
  parameters: withSeveral,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'New comment' });
    await expect(canvas.getByRole('button', { name: 'Add Comment' })).toBeDisabled();
    await userEvent.type(field, 'The total is wrong here.');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this comment at 0:31' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Comment' }));
    const text = await canvas.findByText('The total is wrong here.', { selector: 'p, p *' });
    await expect(within(text.closest('li')!).getByRole('button', { name: '0:31' })).toBeVisible();
  },
};

/** A failed comment keeps its text. */
export const AddFailure: Story = {
  parameters: { msw: { handlers: [failing('post', 'comment')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New comment' }), 'Not lost');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Comment' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'New comment' })).toHaveValue('Not lost');
  },
};

export const Editing: Story = {
  parameters: withSeveral,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit comment by Ann Archer' }));
    const field = await canvas.findByRole('textbox', { name: 'Comment' });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The field is as high as its content, and at least as high as the comment was. */
export const EditingSeveralLines: Story = {
  parameters: {
    flowlens: {
      flows: [
        aFlow({
          comments: [
            aComment({
              user_id: viewers.owner.app_user.id,
              author_name: 'Ann Archer',
              author_email: 'ann@example.com',
              content: ['Open the cart.', 'Add a voucher.', 'Press Pay.', 'Wait.', 'Press Pay again.'].join('\n'),
            }),
          ],
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const shownPx = (await canvas.findByText(/Open the cart/)).offsetHeight;
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit comment by Ann Archer' }));
    const field = await canvas.findByRole('textbox', { name: 'Comment' });
    await expect(field.clientHeight).toBeGreaterThanOrEqual(shownPx);
    await expect(field.scrollHeight).toBe(field.clientHeight);

    const added = canvas.getByRole('textbox', { name: 'New comment' });
    const emptyPx = added.offsetHeight;
    await userEvent.type(added, 'One{Enter}two{Enter}three{Enter}four');
    await expect(added.offsetHeight).toBeGreaterThan(emptyPx);
    await expect(added.scrollHeight).toBe(added.clientHeight);
  },
};

/** Leaving the field keeps the text and announces it. */
export const Draft: Story = {
  parameters: withSeveral,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit comment by Ann Archer' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Comment' }), ' And a fourth.');
    await userEvent.click(canvas.getByText('3 comments'));
    await expect(await canvas.findByRole('button', { name: 'Not saved: continue editing' })).toBeVisible();
  },
};

export const Highlighted: Story = { parameters: withSeveral, args: { highlightedCommentId: 'c2' } };

export const ReadOnly: Story = { parameters: withSeveral, args: { readOnly: true } };

/** A publicly shared flow allows no comments, and shows authors without their addresses. */
export const SharedFlow: Story = {
  render: ({ onSeek }) => (
    <CommentList
      shared
      onSeek={onSeek}
      comments={several
        .slice(0, 2)
        .map(({ user_id: _user, author_email: _email, author_picture: _picture, ...comment }, index) => ({
          ...comment,
          author_name: ['Cleo Carter', 'Ann Archer'][index]!,
        }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comments are not available for shared flows')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { look: { width: 800 }, flowlens: { flows: [aFlow({ comments: [] })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No comments yet')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'New comment' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: {
      handlers: ['', '/comments'].map((path) => http.get(`*/flowlens/flow/:id${path}`, () => delay('infinite'))),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading comments...')).toBeInTheDocument();
  },
};

export const LoadFailure: Story = {
  parameters: { msw: { handlers: [failing('get', ':id'), failing('get', ':id/comments')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load comments')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Narrow: Story = {
  ...Default,
  parameters: { ...withSeveral, look: { width: 390 } },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};
