import { FLOW_ID } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import '../test-support/without-layout.js';
import '../test-support/without-pointer.js';
import { FlowLensToaster } from '../toaster/flowlens-toaster.js';
import '../test-support/without-old-toasts.js';
import { JiraButton } from './jira-button.js';
import { JiraDrawer } from './jira-drawer.js';

type Options = Parameters<typeof renderFlowLens>[1];

const onOpenChange = vi.fn();

function Page({ flowId }: { flowId: string }) {
  const [open, setOpen] = useState(false);
  const change = (wanted: boolean) => {
    onOpenChange(wanted);
    setOpen(wanted);
  };
  return (
    <>
      <JiraButton flowId={flowId} onOpen={() => setOpen(true)} />
      <JiraDrawer flowId={flowId} open={open} onOpenChange={change} />
      <button type="button" onClick={() => change(false)}>
        Elsewhere
      </button>
      <FlowLensToaster />
    </>
  );
}

async function openDrawer(options?: Options) {
  onOpenChange.mockClear();
  const rendered = renderFlowLens(<Page flowId={FLOW_ID} />, options);
  const button = await screen.findByRole('button', { name: 'Link to Jira' });
  await rendered.user.click(button);
  const { user } = rendered;
  // The code loads when it is first opened.
  const title = await screen.findByRole('textbox', { name: 'Title' });

  async function fillIn() {
    await user.type(title, 'Checkout answers 500');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Pay, and nothing happens.');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Project' })).toBeEnabled());
    await user.click(screen.getByRole('combobox', { name: 'Project' }));
    await user.click(await screen.findByRole('option', { name: 'Web shop (SHOP)' }));
    await user.click(screen.getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByRole('option', { name: 'Bug' }));
  }

  return { ...rendered, button, title, fillIn };
}

const submitButton = () => screen.getByRole('button', { name: 'Submit Bug Report' });
function expectToLeadToTheIssue(link: HTMLElement) {
  expect(link).toHaveAttribute('href', 'https://jira.example/browse/SHOP-1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('<JiraDrawer />', () => {
  it('creates an issue with a link to the flow, reports it, closes, and keeps the link to the issue', async () => {
    const { user, db, fillIn } = await openDrawer();
    expect(screen.getByRole('dialog', { name: 'Create an issue on: Jira' })).toBeInTheDocument();
    await fillIn();

    await user.dblClick(submitButton());

    const toast = (await screen.findByText('Bug created successfully')).closest('li')!;
    expectToLeadToTheIssue(within(toast).getByRole('link', { name: 'View in Jira' }));
    await isClosed();
    expect(db.jiraIssues).toMatchObject([
      {
        title: 'Checkout answers 500',
        project_key: 'SHOP',
        type: 'Bug',
        hyperlinks_to_attach: [{ title: 'Flow Link', url: expect.stringContaining('/shared/flow/') as string }],
      },
    ]);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    const lasting = screen.getAllByRole('link', { name: 'View in Jira' }).filter((link) => !link.closest('li'));
    expect(lasting).toHaveLength(1);
    expectToLeadToTheIssue(lasting[0]!);
  });

  it('shows which required field is missing and focuses it', async () => {
    const { user, title, db } = await openDrawer();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');

    await user.type(title, '   {Enter}');

    expect(title).toHaveFocus();
    expect(title).toHaveAccessibleDescription('Title is required');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription('Description is required');
    expect(screen.getByRole('combobox', { name: 'Project' })).toHaveAccessibleDescription('Project is required');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveAccessibleDescription('Type is required');

    await user.type(title, 'Checkout answers 500');
    expect(title).not.toHaveAccessibleDescription();
    await user.click(submitButton());
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus();
    expect(db.jiraIssues).toEqual([]);
  });

  it.each([
    ['an error response', () => HttpResponse.json({ detail: 'Jira is down' }, { status: 502 })],
    ['no response', () => HttpResponse.error()],
  ])('keeps the typed text after %s and offers a retry', async (_what, respond) => {
    const { user, title, fillIn, db } = await openDrawer({
      handlers: [http.post('*/jira/issue', respond, { once: true })],
    });
    await fillIn();

    await user.click(submitButton());
    expect(await screen.findByText('Failed to create issue')).toBeInTheDocument();
    expect(title).toHaveValue('Checkout answers 500');
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.click(submitButton());

    expect(await screen.findByText('Bug created successfully')).toBeInTheDocument();
    expect(db.jiraIssues).toHaveLength(1);
    expect(db.shareLinks[FLOW_ID]).toHaveLength(1);
  });

  it('fills in title and description from the recording when asked, and keeps typed text', async () => {
    const { user, title } = await openDrawer();
    const description = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
    const fillIn = screen.getByRole('button', { name: 'Fill in from the recording' });
    expect([title, description].map((field) => (field as HTMLTextAreaElement).value)).toEqual(['', '']);
    await user.type(title, 'My own title');

    await user.click(fillIn);

    await waitFor(() => expect(description).not.toHaveValue(''));
    expect(title).toHaveValue('My own title');
    expect(description.value).toMatch(
      /^Paying with a voucher fails, and the page says nothing\.\n\nWhat went wrong:\n0:/,
    );
    expect(description.value).toMatch(/\n\nEnvironment: Chrome /);
    expect(fillIn).toBeDisabled();
  });

  it('explains that the recording cannot be read, and tries again', async () => {
    const { user, title } = await openDrawer({
      handlers: [http.get('*/blobs/*/timeline.json', () => HttpResponse.error(), { once: true })],
    });

    await user.click(screen.getByRole('button', { name: 'Fill in from the recording' }));
    expect(await screen.findByText('The recording could not be read.')).toBeInTheDocument();
    expect(title).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Fill in from the recording' }));

    await waitFor(() => expect(title).toHaveValue('Checkout answers 500'));
    expect(screen.queryByText('The recording could not be read.')).not.toBeInTheDocument();
  });

  it('shows a busy drawer while Jira’s lists load', async () => {
    const lists = Promise.withResolvers<undefined>();
    await openDrawer({ handlers: [http.get('*/jira/*', () => lists.promise)] });

    expect(screen.getByText('Connecting to Jira...').closest('form')).toHaveAttribute('aria-busy', 'true');

    lists.resolve(undefined);
    await waitFor(() => expect(screen.queryByText('Connecting to Jira...')).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: 'Project' }).closest('form')).toHaveAttribute('aria-busy', 'false');
  });

  it('does not submit a form of the host around it', async () => {
    const onSubmit = vi.fn();
    const { user } = renderFlowLens(
      <form onSubmit={onSubmit}>
        <JiraDrawer flowId={FLOW_ID} open onOpenChange={vi.fn()} />
      </form>,
    );
    const title = await screen.findByRole('textbox', { name: 'Title' });

    await user.type(title, '{Enter}');

    expect(title).toHaveAccessibleDescription('Title is required');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('stays open while it submits', async () => {
    const { user, fillIn } = await openDrawer({ handlers: [http.post('*/share', () => delay('infinite'))] });
    await fillIn();

    await user.click(submitButton());
    await screen.findByRole('button', { name: 'Submitting...' });
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('does not navigate twice when the page moves on before the response', async () => {
    let respond: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { user, fillIn } = await openDrawer({
      handlers: [http.post('*/jira/issue', () => answered.then(() => undefined))],
    });
    await fillIn();
    await user.click(submitButton());
    await screen.findByRole('button', { name: 'Submitting...' });

    screen.getByText('Elsewhere').click();
    await isClosed();
    respond();

    expect(await screen.findByText('Bug created successfully')).toBeInTheDocument();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each([
    ['Cancel', () => screen.getByRole('button', { name: 'Cancel' }).click()],
    ['the close button', () => screen.getByRole('button', { name: 'Close' }).click()],
  ])('closes with %s, returns the focus, and is empty the next time', async (_way, close) => {
    const { user, title, button } = await openDrawer();
    await user.type(title, 'Half written');

    close();
    await isClosed();
    expect(button).toHaveFocus();
    await user.click(button);

    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('');
  });

  it('is empty again when the page shows another flow', async () => {
    const { user, title, rerender } = await openDrawer();
    await user.type(title, 'Half written');

    rerender(<Page flowId="another-flow" />);

    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });

  it('stays closed without a flow and reports it', async () => {
    const { user } = renderFlowLens(<Page flowId="" />);

    await user.click(await screen.findByRole('button', { name: 'Link to Jira' }));

    expect(await screen.findByText('Invalid flow ID')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
  });

  it('keeps the typed text until it closes when a list fails to load', async () => {
    let fail = () => undefined as void;
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const { user, title, button } = await openDrawer({
      handlers: [
        http.get('*/jira/projects', () => failing.then(() => HttpResponse.json({}, { status: 502 })), { once: true }),
      ],
    });
    await user.type(title, 'Checkout answers 500');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Pay, and nothing happens.');

    fail();
    await isClosed();
    await user.click(button);

    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Checkout answers 500');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Pay, and nothing happens.');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Project' })).toBeEnabled());

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await user.click(button);
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('');
  });

  it.each(['*/jira/projects', '*/jira/issue/types'])(
    'renders nothing when %s fails, and reports it once',
    async (path) => {
      const onNotice = vi.fn();
      const { user } = renderFlowLens(<Page flowId={FLOW_ID} />, {
        provider: { onNotice },
        handlers: [http.get(path, () => HttpResponse.json({}, { status: 502 }), { once: true })],
      });
      onOpenChange.mockClear();
      await user.click(await screen.findByRole('button', { name: 'Link to Jira' }));

      await waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
      expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'error', code: 'jiraListsFailed' });
      await isClosed();

      await user.click(screen.getByRole('button', { name: 'Link to Jira' }));
      await waitFor(() =>
        expect(screen.getByRole('combobox', { name: 'Project' })).toHaveTextContent('Select a project'),
      );
    },
  );
});
