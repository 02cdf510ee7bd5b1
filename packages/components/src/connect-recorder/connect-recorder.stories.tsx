import { anAppConfig } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { ConnectRecorder } from './connect-recorder.js';

const REQUEST = {
  redirect_uri: anAppConfig().recorder.redirect_uris[0] ?? '',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  state: 'example-state-of-a-recorder',
  device: 'Chrome on Linux',
};

const query = (change: Partial<typeof REQUEST> = {}) => new URLSearchParams({ ...REQUEST, ...change });

const meta = {
  title: 'Record/ConnectRecorder',
  component: ConnectRecorder,
  args: { query: query(), onLeave: fn(), onSwitchAccount: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minHeight: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConnectRecorder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Consent: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Connect' });
    await waitFor(() => expect(button).toBeEnabled());
  },
};

export const WithoutDevice: Story = { args: { query: query({ device: '' }) }, play: Consent.play! };

export const LongDevice: Story = { args: { query: query({ device: 'x'.repeat(80) }) }, play: Consent.play! };

export const UnknownRecorder: Story = {
  args: { query: query({ redirect_uri: 'https://evil.example/cb' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('does not allow the recorder in the address');
  },
};

export const SignedInByLink: Story = {
  args: { signedInByLink: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

export const SwitchingAccount: Story = {
  args: { onSwitchAccount: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not you?' }));
    await expect(canvas.getByRole('button', { name: 'Signing out...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [http.get('*/config', () => delay('infinite'))] } } };

export const LoadFailure: Story = {
  parameters: { msw: { handlers: [http.get('*/config', () => HttpResponse.json({}, { status: 500 }))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the recorder’s request')).toBeVisible();
  },
};
