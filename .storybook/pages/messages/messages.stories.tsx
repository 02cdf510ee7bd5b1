import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessagesPage } from './messages-page.js';

const meta = { title: 'Guide/Messages', component: MessagesPage, tags: ['!autodocs'] } satisfies Meta<
  typeof MessagesPage
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^([\d,]+) of \1$/)).toBeVisible();

    await userEvent.click(canvas.getByLabelText('Search keys and texts'));
    await userEvent.paste('Kommentar von');

    await expect(await canvas.findByText(/^2 of/)).toBeVisible();
    const [, edit, remove] = canvas.getAllByRole('row');
    await expect(edit).toHaveTextContent('comments.editEdit comment by {author}Kommentar von {author} bearbeiten');
    await expect(remove).toHaveTextContent('comments.remove');
  },
};
