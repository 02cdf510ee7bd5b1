import { createFlowLensClient } from '@flowlens/client';
import type { NoticeUndo } from '@flowlens/core';
import { TOAST_DURATION_MS } from '@flowlens/core/limits';
import { de } from '@flowlens/core/messages/de';
import { refusal } from '@flowlens/core/refusals';
import { useFlowLens } from '@flowlens/hooks';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FlowLensProvider } from '../provider/flowlens-provider.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import '../test-support/without-pointer.js';
import { FlowLensToaster } from './flowlens-toaster.js';
import '../test-support/without-old-toasts.js';

function Copier() {
  const { notify } = useFlowLens();
  return (
    <button onClick={() => notify({ tone: 'success', code: 'invitationSent', values: { email: 'x@y.z' } })}>Go</button>
  );
}

function Filed({ ticketUrl }: { ticketUrl: string }) {
  const { notify } = useFlowLens();
  const values = { type: 'Bug', ticketUrl };
  return <button onClick={() => notify({ tone: 'success', code: 'jiraIssueCreated', values })}>File</button>;
}

function Failing() {
  const { notify } = useFlowLens();
  return <button onClick={() => notify({ tone: 'error', code: 'shareLinkFailed' })}>Fail</button>;
}

function Refused() {
  const { notify } = useFlowLens();
  const reason = refusal('notAllowed');
  return <button onClick={() => notify({ tone: 'error', code: 'tagCreateFailed', reason })}>Refuse</button>;
}

function Deleting({ undo }: { undo: NoticeUndo }) {
  const { notify } = useFlowLens();
  return <button onClick={() => notify({ tone: 'success', code: 'flowDeleted', undo })}>Delete</button>;
}

describe('<FlowLensToaster />', () => {
  afterEach(() => void vi.useRealTimers());

  it('shows notices as texts', async () => {
    const { user } = renderFlowLens(
      <>
        <Copier />
        <FlowLensToaster />
      </>,
    );

    await user.click(screen.getByRole('button', { name: 'Go' }));

    expect(await screen.findByText('Invitation sent to x@y.z')).toBeInTheDocument();
  });

  it('shows a notice that was sent before the toaster appeared', async () => {
    const { user, rerender } = renderFlowLens(<Copier />);
    await user.click(screen.getByRole('button', { name: 'Go' }));

    rerender(
      <>
        <Copier />
        <FlowLensToaster />
      </>,
    );

    expect(await screen.findByText('Invitation sent to x@y.z')).toBeInTheDocument();
  });

  it('shows the notices of its own provider next to another toaster', async () => {
    const { user } = renderFlowLens(
      <>
        <FlowLensToaster />
        <FlowLensProvider client={createFlowLensClient({ baseUrl: 'https://other.example' })}>
          <Copier />
          <FlowLensToaster />
        </FlowLensProvider>
      </>,
    );

    await user.click(screen.getByRole('button', { name: 'Go' }));

    expect(await screen.findAllByText('Invitation sent to x@y.z')).toHaveLength(1);
  });

  it('names its region in the language of the page', () => {
    renderFlowLens(<FlowLensToaster />, { provider: { messages: de } });
    expect(screen.getByRole('region', { name: 'Benachrichtigungen alt+T' })).toBeInTheDocument();
  });

  it('links from the toast of a Jira issue to the issue, and confirms its copied address for 1.2 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const { user } = renderFlowLens(
      <>
        <Filed ticketUrl="https://jira.example/browse/SHOP-7" />
        <FlowLensToaster />
      </>,
    );

    await user.click(screen.getByRole('button', { name: 'File' }));

    expect(await screen.findByText('Bug created successfully')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'View in Jira' });
    expect(link).toHaveAttribute('href', 'https://jira.example/browse/SHOP-7');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');

    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('https://jira.example/browse/SHOP-7');
    act(() => void vi.advanceTimersByTime(1_200));
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  });

  it('interrupts a screen reader to announce an error', async () => {
    const { user } = renderFlowLens(
      <>
        <Failing />
        <Copier />
        <FlowLensToaster />
      </>,
    );

    await user.click(screen.getByRole('button', { name: 'Go' }));
    await user.click(screen.getByRole('button', { name: 'Fail' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate share link');
  });

  it('shows the server’s reason below a failure, in the language of the page', async () => {
    const { user } = renderFlowLens(
      <>
        <Refused />
        <FlowLensToaster />
      </>,
      { provider: { messages: de } },
    );

    await user.click(screen.getByRole('button', { name: 'Refuse' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Das Tag konnte nicht erstellt werdenDazu sind Sie nicht berechtigt.',
    );
  });

  it('keeps a toast while it holds the focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { user } = renderFlowLens(
      <>
        <Filed ticketUrl="https://jira.example/browse/SHOP-7" />
        <FlowLensToaster />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'File' }));
    const link = await screen.findByRole('link', { name: 'View in Jira' });

    act(() => link.focus());
    await user.tab();
    act(() => void vi.advanceTimersByTime(TOAST_DURATION_MS * 2));
    expect(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus();

    act(() => screen.getByRole('button', { name: 'File' }).focus());
    act(() => void vi.advanceTimersByTime(TOAST_DURATION_MS));
    await waitFor(() => expect(link).not.toBeInTheDocument());
  });

  it('offers to undo a change until it is too late', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const ended = new AbortController();
    const run = vi.fn();
    const { user } = renderFlowLens(
      <>
        <Deleting undo={{ run, ended: ended.signal }} />
        <FlowLensToaster />
      </>,
    );

    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledOnce();
    act(() => void vi.advanceTimersByTime(TOAST_DURATION_MS * 2));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();

    act(() => ended.abort());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  });

  it('links to web addresses only', async () => {
    const { user } = renderFlowLens(
      <>
        <Filed ticketUrl="javascript:alert(1)" />
        <FlowLensToaster />
      </>,
    );

    await user.click(screen.getByRole('button', { name: 'File' }));

    expect(await screen.findByText('Bug created successfully')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
