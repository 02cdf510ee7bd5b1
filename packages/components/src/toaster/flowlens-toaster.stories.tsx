import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Notice, noticeText, type NoticeUndo } from '@flowlens/core';
import { UNDO_MS } from '@flowlens/core/limits';
import { useFlowLens } from '@flowlens/hooks';
import { expect, screen, waitFor } from 'storybook/test';
import { useRootClass } from '../provider/use-root-class.js';
import { Button } from '../ui/button/button.js';
import { FlowLensToaster } from './flowlens-toaster.js';

/** Longer than all timers and announcement delays of the toaster. */
const BUSY_MS = 50;

const NOTICES: Notice[] = [
  { tone: 'success', code: 'linkCopied' },
  { tone: 'error', code: 'shareLinkFailed' },
  { tone: 'warning', code: 'commentUnchanged' },
];

const meta = {
  title: 'Session/FlowLensToaster',
  component: FlowLensToaster,
  parameters: { provider: { onNotice: undefined } },
  render: function Noticing() {
    const { notify } = useFlowLens();
    return (
      <div className={useRootClass()} style={{ minHeight: 240 }}>
        <Button onClick={() => notifyOnBusyPage(notify)}>Notify</Button>
        <FlowLensToaster />
      </div>
    );
  },
} satisfies Meta<typeof FlowLensToaster>;

function notifyOnBusyPage(notify: (notice: Notice) => void): void {
  NOTICES.forEach(notify);
  const startedAt = performance.now();
  while (performance.now() - startedAt < BUSY_MS);
}

/** Ends by itself, because toasts outlive the story. */
function untilTooLate(): NoticeUndo {
  return { run: () => undefined, ended: AbortSignal.timeout(UNDO_MS) };
}

function heightOfToast(inside: HTMLElement): number {
  return inside.closest('.fl-toast')!.getBoundingClientRect().height;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  parameters: { look: { width: 800 } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Notify' });
    await userEvent.click(button);
    // Toasts outlive the story that showed them, so there may be older ones.
    const newest = (text: string) => screen.getAllByText(text)[0]!;
    await waitFor(() => expect(newest('Comment cannot be the same')).toBeVisible());
    await expect(getComputedStyle(newest('Comment cannot be the same')).fontFamily).toBe(
      getComputedStyle(button).fontFamily,
    );
    // Toasts disappear automatically, but not while the user reads them.
    await userEvent.hover(newest('Comment cannot be the same'));
    await waitFor(() => expect(newest('Failed to generate share link')).toBeVisible());
    // Of the older toasts only the edges show while the user does not read.
    await userEvent.unhover(newest('Comment cannot be the same'));
    await waitFor(() => expect(newest('Failed to generate share link')).not.toBeVisible());
    // They stay until the user has seen them.
    await userEvent.hover(newest('Comment cannot be the same'));
    await waitFor(() => expect(newest('Link copied to clipboard!')).toBeVisible());
    // Waits for animations, so that heights are final, in any order of the toasts.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const heights = NOTICES.map((notice) => heightOfToast(newest(noticeText(notice))));
    await expect(heights).toEqual(Array(NOTICES.length).fill(heights[0]));
  },
};

export const ThreeDark: Story = { ...Three, globals: { theme: 'dark' } };

/** A failure with the server's reason. */
export const WithReason: Story = {
  render: function Refused() {
    const { notify } = useFlowLens();
    const refuse = () => notify({ tone: 'error', code: 'tagCreateFailed', reason: 'This project has 100 tags.' });
    return (
      <div className={useRootClass()} style={{ minHeight: 240 }}>
        <Button onClick={refuse}>Refuse</Button>
        <FlowLensToaster />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(screen.getAllByText('This project has 100 tags.')[0]).toBeVisible());
  },
};

/** With the way to the issue, and its address to copy. */
export const JiraIssue: Story = {
  render: function Filing() {
    const { notify } = useFlowLens();
    const values = { type: 'Bug', ticketUrl: 'https://jira.example/browse/SHOP-7' };
    return (
      <div className={useRootClass()} style={{ minHeight: 240 }}>
        <Button onClick={() => notify({ tone: 'success', code: 'jiraIssueCreated', values })}>File</Button>
        <FlowLensToaster />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'File' }));
    const [link] = await screen.findAllByRole('link', { name: 'View in Jira' });
    await waitFor(() => expect(link).toBeVisible());
  },
};

export const JiraIssueDark: Story = { ...JiraIssue, globals: { theme: 'dark' } };

/** A change that can still be undone. */
export const WithUndo: Story = {
  render: function Deleting() {
    const { notify } = useFlowLens();
    return (
      <div className={useRootClass()} style={{ minHeight: 240 }}>
        <Button onClick={() => notify({ tone: 'success', code: 'flowDeleted', undo: untilTooLate() })}>Delete</Button>
        <FlowLensToaster />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })[0]).toBeVisible());
  },
};
