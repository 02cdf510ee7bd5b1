import { COPY_FEEDBACK_MS, SHARE_DIALOG_RESET_MS } from '@flowlens/core/limits';
import { aFlow, aShareLink, FLOW_ID } from '@flowlens/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server } from '../test-support/mock-server.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import type { ShareDialogProps } from './share-dialog-content.js';
import { ShareDialog } from './share-dialog.js';

const FLOW_URL = `https://flowlens.example/flowlens/flow/${FLOW_ID}`;
const OTHER_ID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a11';
const failing = http.post('*/flowlens/flow/:id/share', () => HttpResponse.json({}, { status: 500 }));

/** A page with a button that opens the dialog. */
function Page(props: Partial<ShareDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <ShareDialog flowId={FLOW_ID} flowUrl={FLOW_URL} open={open} onOpenChange={setOpen} {...props} />
    </>
  );
}

async function openDialog(options: Parameters<typeof renderFlowLens>[1] & { props?: Partial<ShareDialogProps> } = {}) {
  const { props, ...others } = options;
  const rendered = renderFlowLens(<Page {...props} />, others);
  await rendered.user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Share Flow' });
  return rendered;
}

const NOBODY = 'Nobody can view this flow without login.';
const choice = (name: RegExp) => screen.getByRole('button', { name });
const links = () => within(screen.getByRole('region', { name: 'Public links' }));
const madeLink = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Public Link Generated' });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('<ShareDialog />', () => {
  it('offers the two choices of the specification and confirms the copied team link for two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await openDialog();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Choose how you want to share this flow');
    expect(choice(/^Share Public/)).toHaveTextContent('Generate a link anyone can view (no login required)');
    expect(choice(/^Copy Link/)).toHaveTextContent('Share with team members who have login access');

    await user.click(choice(/^Copy Link/));

    expect(await screen.findByRole('button', { name: /^Link Copied!/ })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(FLOW_URL);
    await act(() => vi.advanceTimersByTimeAsync(COPY_FEEDBACK_MS));
    expect(choice(/^Copy Link/)).toBeInTheDocument();
  });

  it('lets both links start at the time of the video once that is chosen', async () => {
    const { user } = await openDialog({ props: { startAtMs: 28_700 } });
    const start = screen.getByRole('checkbox', { name: 'Start at 0:28' });
    expect(start).not.toBeChecked();

    await user.click(choice(/^Copy Link/));
    expect(await navigator.clipboard.readText()).toBe(FLOW_URL);
    await user.click(start);
    await user.click(choice(/^Link Copied!/));
    expect(await navigator.clipboard.readText()).toBe(`${FLOW_URL}?t=28`);
    await user.click(choice(/^Share Public/));
    expect((await madeLink()).value).toMatch(/\/shared\/flow\/[^?]+\?t=28$/);
    await user.click(screen.getByRole('checkbox', { name: 'Start at 0:28' }));

    expect((await madeLink()).value).not.toContain('?');
  });

  it('forgets the choice of a start when it closes', async () => {
    const { user } = await openDialog({ props: { startAtMs: 28_000 } });
    await user.click(screen.getByRole('checkbox'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Open' }));

    expect(await screen.findByRole('checkbox')).not.toBeChecked();
  });

  it.each([undefined, 0, 900])('offers no start when the video is at %s milliseconds', async (startAtMs) => {
    await openDialog({ props: { startAtMs } });

    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('shows the team link when the browser refuses to copy', async () => {
    const { user } = await openDialog();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));

    await user.click(choice(/^Copy Link/));

    expect(await screen.findByRole('textbox', { name: /^Your browser does not let this page copy/ })).toHaveValue(
      FLOW_URL,
    );
    expect(screen.queryByText('Link Copied!')).not.toBeInTheDocument();
  });

  it('creates a public link, shows it selected, copies it and lists it', async () => {
    const { user, db } = await openDialog();

    await user.click(choice(/^Share Public/));

    const field = await madeLink();
    expect(screen.getByRole('heading', { name: 'Public Link Generated' })).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('readonly');
    expect(field.value).toMatch(/^https:\/\/flowlens\.test\/shared\/flow\/fl_sh_/);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(field.value);
    expect(db.shareLinks[FLOW_ID]).toHaveLength(1);
    expect(await links().findByText('New')).toBeInTheDocument();
  });

  it('shows progress and creates one link on two quick presses', async () => {
    let respond = () => {};
    const made = vi.fn();
    const { user } = await openDialog({
      handlers: [
        http.post('*/flowlens/flow/:id/share', async () => {
          made();
          await new Promise<void>((resolve) => (respond = resolve));
        }),
      ],
    });

    await user.dblClick(choice(/^Share Public/));

    expect(choice(/^Share Public/)).toHaveTextContent('Generating public link...');
    expect(choice(/^Share Public/)).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    respond();
    await madeLink();
    expect(made).toHaveBeenCalledOnce();
  });

  it('stays on the choices after a failure, tells only the host, and offers a retry', async () => {
    const [onError, onNotice] = [vi.fn(), vi.fn()];
    const { user, db } = await openDialog({
      props: { onError },
      provider: { onNotice },
      handlers: [http.post('*/flowlens/flow/:id/share', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });

    await user.click(choice(/^Share Public/));

    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(choice(/^Share Public/)).toHaveTextContent('Generate a link anyone can view (no login required)');
    expect(choice(/^Share Public/)).toHaveFocus();
    expect(onNotice).not.toHaveBeenCalled();
    await user.click(choice(/^Share Public/));
    await madeLink();
    expect(db.shareLinks[FLOW_ID]).toHaveLength(1);
  });

  it('emits a notice for a failure when the host asks for it', async () => {
    const onNotice = vi.fn();
    const { user } = await openDialog({ props: { notifyFailure: true }, provider: { onNotice }, handlers: [failing] });

    await user.click(choice(/^Share Public/));

    await waitFor(() => expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'error', code: 'shareLinkFailed' }));
  });

  it('returns to the choices 200 ms after closing, unless it is reopened before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await openDialog();
    await user.click(choice(/^Share Public/));
    await madeLink();

    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await act(() => vi.advanceTimersByTimeAsync(SHARE_DIALOG_RESET_MS));
    expect(await madeLink()).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await act(() => vi.advanceTimersByTimeAsync(SHARE_DIALOG_RESET_MS));
    await user.click(screen.getByRole('button', { name: 'Open' }));

    expect(await screen.findByRole('button', { name: /^Share Public/ })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('never shows the link of another flow', async () => {
    const { user, rerender } = renderFlowLens(
      <ShareDialog flowId={FLOW_ID} flowUrl={FLOW_URL} open onOpenChange={vi.fn()} />,
    );
    await user.click(await screen.findByRole('button', { name: /^Share Public/ }));
    await madeLink();

    rerender(<ShareDialog flowId="other" flowUrl={FLOW_URL} open onOpenChange={vi.fn()} />);

    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(choice(/^Share Public/)).toBeInTheDocument();
  });

  it('lists active links with creator and end, and offers to revoke them to authorized viewers', async () => {
    await openDialog({
      db: {
        shareLinks: {
          [FLOW_ID]: [aShareLink(), aShareLink({ id: '2', created_by: 'Ben Baker', can_revoke: false })],
        },
      },
    });

    const rows = await links().findAllByRole('listitem');

    expect(rows[0]).toHaveTextContent(
      'Made by Ann Archer1d ago from 127.0.0.1, in a signed-in browser · Expires in 1y · Mar 3, 2027, 12:00 PM',
    );
    expect(rows[1]).toHaveTextContent('Made by Ben Baker');
    expect(links().getAllByRole('button')).toEqual([
      screen.getByRole('button', { name: 'Revoke the link that Ann Archer made on Mar 3, 2026, 12:00 PM' }),
    ]);
  });

  it('creates a link for another flow while the first request is in flight', async () => {
    const first = Promise.withResolvers<undefined>();
    const other = aFlow({ id: OTHER_ID, title: 'Login is slow' });
    const page = (flowId: string) => <Page flowId={flowId} />;
    const { user, rerender } = renderFlowLens(page(FLOW_ID), {
      db: { flows: [aFlow(), other] },
      handlers: [http.post(`*/flowlens/flow/${FLOW_ID}/share`, () => first.promise)],
    });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: /^Share Public/ }));
    await user.keyboard('{Escape}');

    rerender(page(OTHER_ID));
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: /^Share Public/ }));

    expect(await madeLink()).toBeVisible();
    first.resolve(undefined);
  });

  it('revokes a link after a confirmation and hides the link it has just created', async () => {
    const { user, db } = await openDialog();
    await user.click(choice(/^Share Public/));
    await madeLink();
    await user.click(await links().findByRole('button', { name: /^Revoke the link/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Public Link' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(db.shareLinks[FLOW_ID]).toHaveLength(1);

    await user.click(question.getByRole('button', { name: 'Revoke' }));

    expect(await screen.findByText(NOBODY)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(db.shareLinks[FLOW_ID]).toEqual([]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(choice(/^Share Public/)).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Share Flow' })).toHaveFocus();
  });

  it('keeps the confirmation open when revoking fails', async () => {
    const { user } = await openDialog({
      db: { shareLinks: { [FLOW_ID]: [aShareLink()] } },
      handlers: [http.delete('*/share/:id', () => HttpResponse.json({}, { status: 500 }))],
    });
    await user.click(await links().findByRole('button', { name: /^Revoke the link/ }));

    await user.click(await screen.findByRole('button', { name: 'Revoke' }));

    expect(await screen.findByText('Failed to revoke the link. Please try again.')).toBeVisible();
  });

  it('still shares when the links cannot be loaded, and offers a retry', async () => {
    const { user } = await openDialog({
      handlers: [http.get('*/shares', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });
    expect(choice(/^Share Public/)).toBeEnabled();

    await user.click(await links().findByRole('button', { name: 'Try again' }));

    expect(await links().findByText(NOBODY)).toBeInTheDocument();
  });

  it('never claims that nobody can view the flow next to a link it created', async () => {
    let respond = () => {};
    const { user } = await openDialog();
    await links().findByText(NOBODY);
    server.use(
      http.get('*/shares', async () => {
        await new Promise<void>((resolve) => (respond = resolve));
        return HttpResponse.json({}, { status: 500 });
      }),
    );

    await user.click(choice(/^Share Public/));
    await madeLink();
    expect(links().queryByText(NOBODY)).not.toBeInTheDocument();
    expect(await links().findByText('Loading public links...')).toBeVisible();
    respond();

    expect(await links().findByRole('alert')).toHaveTextContent('Failed to load the public links');
    expect(links().queryByText(NOBODY)).not.toBeInTheDocument();
  });

  it('reports a failed reload next to the known links', async () => {
    const { user } = await openDialog({ db: { shareLinks: { [FLOW_ID]: [aShareLink()] } } });
    await links().findByText('Made by Ann Archer');
    await user.keyboard('{Escape}');
    server.use(http.get('*/shares', () => HttpResponse.json({}, { status: 500 }), { once: true }));

    await user.click(screen.getByRole('button', { name: 'Open' }));

    expect(await links().findByRole('alert')).toHaveTextContent('Failed to load the public links');
    expect(links().getByText('Made by Ann Archer')).toBeVisible();
    await user.click(links().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(links().queryByRole('alert')).not.toBeInTheDocument());
    expect(links().getByText('Made by Ann Archer')).toBeVisible();
  });

  it('reloads the links each time it opens, because others change them too', async () => {
    const { user, db } = await openDialog();
    await links().findByText(NOBODY);
    await user.keyboard('{Escape}');
    db.shareLinks = { [FLOW_ID]: [aShareLink({ created_by: 'Ben Baker' })] };

    await user.click(screen.getByRole('button', { name: 'Open' }));

    expect(await links().findByText('Made by Ben Baker')).toBeInTheDocument();
  });
});
