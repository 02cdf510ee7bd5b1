import { aTag, PROJECT_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TagPicker } from './tag-picker.js';

const tags = ['checkout', 'bug', 'voucher', 'mobile', 'slow', 'payment', 'safari', 'a11y', 'regression', 'login'].map(
  (title) => aTag({ id: `id-${title}`, title }),
);

const meta = {
  title: 'Discuss/TagPicker',
  component: TagPicker,
  args: { mode: 'filter', projectId: PROJECT_ID, value: [], onValueChange: fn() },
  parameters: { flowlens: { tags } },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ minHeight: 380 }}>
        <TagPicker {...args} value={value} onValueChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof TagPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filter: Story = {
  args: { value: ['__no_tags__', 'checkout', 'bug', 'voucher'] },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Filter by tags: No Tags, bug, checkout, voucher' });
    await expect(button).toHaveTextContent('No Tagsbugcheckout+1');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'No Tags' })).toBeChecked());
  },
};

export const Select: Story = {
  parameters: { look: { width: 800 } },
  args: { mode: 'select', value: ['id-checkout', 'id-bug', 'id-voucher', 'id-mobile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Select tags: / }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'checkout' })).toBeVisible());
    await expect(screen.queryByRole('button', { name: /^Delete tag/ })).toBeNull();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Filter by tags' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter by tags' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search Tags' }), 'zzz');
    await expect(screen.getByText('No tags found.')).toBeVisible();
  },
};

export const DeleteOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter by tags' }));
    const remove = await screen.findByRole('button', { name: 'Delete tag checkout' });
    remove.focus();
    await waitFor(() => expect(remove).toBeVisible());
    await expect(getComputedStyle(remove).opacity).toBe('1');
  },
};

export const CreateDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter by tags' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create new tag' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tag name' }), 'onboarding and more');
    await expect(screen.getByText('11/11 characters')).toBeVisible();
  },
};

export const DeleteDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter by tags' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete tag checkout' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Disabled: Story = { args: { disabled: true, value: ['checkout'] } };

/** Renders nothing. */
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/tags', () => delay('infinite'))] } },
};

/** Renders nothing. */
export const LoadFailure: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/tags', () => HttpResponse.json({}, { status: 500 }))] } },
};
