import { aProject, aShareLink, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { ShareDialog } from './share-dialog.js';

const links = [
  aShareLink(),
  aShareLink({
    id: '2',
    created_by: 'Ben Baker',
    created_at: '2025-03-06T08:30:00.000Z',
    expires_at: '2026-03-06T08:30:00.000Z',
    can_revoke: false,
  }),
];

const meta = {
  title: 'Share/ShareDialog',
  component: ShareDialog,
  args: {
    flowId: FLOW_ID,
    flowUrl: `https://flowlens.example/flowlens/flow/${FLOW_ID}`,
    open: true,
    onOpenChange: fn(),
    onError: fn(),
  },
  parameters: {
    // Shown in an iframe on documentation pages, because it covers its page.
    docs: { story: { inline: false, iframeHeight: 600 } },
    flowlens: { shareLinks: { [FLOW_ID]: links } },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const sharePublic = () => screen.findByRole('button', { name: /^Share Public/ });

export const Choices: Story = {
  parameters: { look: { width: 390 } },
  play: async () => {
    await expect(await screen.findByText('Choose how you want to share this flow')).toBeInTheDocument();
    await expect(await screen.findByText('Made by Ben Baker')).toBeInTheDocument();
  },
};

/** Beside a video: both links may start where it stands. */
export const StartAt: Story = {
  args: { startAtMs: 28_000 },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Start at 0:28' }));
    await userEvent.click(await sharePublic());
    await expect(await screen.findByRole('textbox', { name: 'Public Link Generated' })).toHaveDisplayValue(/\?t=28$/);
  },
};

export const StartAtOffered: Story = { args: { startAtMs: 28_000 } };

export const LinkCopied: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Copy Link/ }));
    await expect(await screen.findByText('Link Copied!')).toBeInTheDocument();
  },
};

/** The browser refuses every way to copy. */
export const CopyRefused: Story = {
  play: async ({ args, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(await screen.findByRole('button', { name: /^Copy Link/ }));
    const field = await screen.findByRole('textbox', { name: /^Your browser does not let this page copy/ });
    await expect(field).toHaveValue(args.flowUrl);
  },
};

export const Generating: Story = {
  parameters: { msw: { handlers: [http.post('*/flowlens/flow/:id/share', () => delay('infinite'))] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await sharePublic());
    await expect(await screen.findByText('Generating public link...')).toBeInTheDocument();
  },
};

export const Generated: Story = {
  parameters: { look: { width: 800, detects: '.fl-button { padding: 0 }' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await sharePublic());
    await expect(await screen.findByRole('heading', { name: 'Public Link Generated' })).toBeInTheDocument();
    const link = screen.getByRole('textbox', { name: 'Public Link Generated' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link.scrollLeft).toBe(0);
    await expect(await screen.findByText('New')).toBeInTheDocument();
  },
};

/** In a project that some sites may embed. */
export const GeneratedWithEmbedCode: Story = {
  args: { startAtMs: 28_000 },
  parameters: {
    flowlens: { shareLinks: { [FLOW_ID]: links }, projects: [aProject({ embed_origins: ['https://wiki.example'] })] },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await sharePublic());
    await expect(await screen.findByRole('textbox', { name: 'Embed' })).toHaveDisplayValue(/^<iframe src=/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show a clear preview picture' }));
    await expect(screen.getByRole('checkbox', { name: 'Show a clear preview picture' })).toBeChecked();
  },
};

/** It stays open; the host is notified. */
export const GenerateFailure: Story = {
  parameters: {
    msw: { handlers: [http.post('*/flowlens/flow/:id/share', () => HttpResponse.json({}, { status: 500 }))] },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await sharePublic());
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
    await expect(await screen.findByText('Generate a link anyone can view (no login required)')).toBeInTheDocument();
  },
};

export const RevokeQuestion: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Revoke the link that Ann Archer made/ }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke Public Link' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const NoLinks: Story = {
  parameters: { flowlens: { shareLinks: { [FLOW_ID]: [] } } },
  play: async () => {
    await expect(await screen.findByText('Nobody can view this flow without login.')).toBeInTheDocument();
  },
};

export const LinksLoading: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/flow/:id/shares', () => delay('infinite'))] } },
  play: async () => {
    await expect(await screen.findByText('Loading public links...')).toBeInTheDocument();
  },
};

export const LinksFailure: Story = {
  parameters: {
    msw: { handlers: [http.get('*/flowlens/flow/:id/shares', () => HttpResponse.json({}, { status: 500 }))] },
  },
  play: async () => {
    await expect(await screen.findByText('Failed to load the public links')).toBeInTheDocument();
  },
};

export const Translated: Story = {
  args: { messages: { share: { title: 'Partager le flow', copyLink: 'Copier le lien' } } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Partager le flow' })).toBeInTheDocument();
  },
};
