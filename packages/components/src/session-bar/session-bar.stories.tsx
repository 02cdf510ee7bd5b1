import { aCurrentUser } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen } from 'storybook/test';
import { LinkSessionBar } from './link-session-bar.js';
import { ReusedSessionBar } from './reused-session-bar.js';

const meta = {
  title: 'Session/SessionBars',
  component: LinkSessionBar,
  args: { onStay: fn(), onSignOut: fn(() => new Promise<void>(() => undefined)) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LinkSessionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const Reused: Pick<Story, 'render' | 'parameters'> = {
  render: () => <ReusedSessionBar />,
  parameters: { flowlens: { viewer: aCurrentUser({ session_reused_at: '2026-03-03T12:00:00.000Z' }) } },
};

export const ByLink: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      await canvas.findByText('You are signed in as Ann Archer (ann@example.com) through a link.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};

export const ByLinkInDark: Story = { globals: { theme: 'dark' } };

export const ByLinkOnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

export const ByLinkOfSomebodyWithALongName: Story = {
  parameters: {
    flowlens: {
      viewer: aCurrentUser({
        name: 'Wolfeschlegelsteinhausenbergerdorff-Vandermeersch',
        email: 'wolfeschlegelsteinhausenbergerdorff@engineering.example.com',
      }),
    },
  },
};

export const ByLinkSigningOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(canvas.getByRole('button', { name: 'Signing out...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The account is not known yet, but the actions are available. */
export const ByLinkLoading: Story = {
  parameters: { msw: { handlers: [http.get('*/auth/me', () => delay('infinite'))] } },
};

export const ByLinkUnknown: Story = {
  parameters: { msw: { handlers: [http.get('*/auth/me', () => HttpResponse.json({}, { status: 500 }))] } },
};

export const ReusedSession: Story = {
  ...Reused,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/one of your sessions was used in two places/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Sign out everywhere' })).toBeVisible();
  },
};

export const ReusedSessionInDark: Story = { ...Reused, globals: { theme: 'dark' } };

export const ReusedSessionNotDismissed: Story = {
  ...Reused,
  parameters: {
    ...Reused.parameters,
    msw: { handlers: [http.delete('*/auth/session-notice', () => HttpResponse.json({}, { status: 500 }))] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await expect(await canvas.findByText('Failed to dismiss the notice. Please try again.')).toBeVisible();
  },
};
