import { aFlow, aProject, aTag, FLOW_ID, PROJECT_ID } from '@flowlens/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CommentList } from './comment-list/comment-list.js';
import { CreateProjectDialog } from './create-project-dialog/create-project-dialog.js';
import { EditFlowDialog } from './edit-flow-dialog/edit-flow-dialog.js';
import { JiraDrawer } from './jira-drawer/jira-drawer.js';
import { McpSetupDialog } from './mcp-setup/mcp-setup-dialog.js';
import { ShareDialog } from './share-dialog/share-dialog.js';
import { TagPicker } from './tag-picker/tag-picker.js';
import { renderFlowLens } from './test-support/render-flowlens.js';
import './test-support/without-layout.js';
import './test-support/without-pointer.js';
import { FlowLensToaster } from './toaster/flowlens-toaster.js';
import './test-support/without-old-toasts.js';

type User = ReturnType<typeof renderFlowLens>['user'];

const REASON = 'The server says why.';
const always = { open: true, onOpenChange: vi.fn() };
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const fill = async (user: User, name: string, text: string) =>
  user.type(await screen.findByRole('textbox', { name }), text);

interface Case {
  action: string;
  ui: ReactElement;
  call: ['post' | 'patch' | 'delete', string];
  act: (user: User) => Promise<void>;
  /** The text of the spec. */
  text: string;
  /** The text in place above the reason. Without it, only the reason is shown. */
  inline?: string;
  role?: 'dialog' | 'alertdialog' | 'region';
}

const tagPicker = <TagPicker mode="filter" projectId={PROJECT_ID} value={[]} onValueChange={vi.fn()} />;

const cases: Case[] = [
  {
    action: 'editing a flow',
    ui: <EditFlowDialog flow={aFlow()} {...always} />,
    call: ['patch', '*/flowlens/flow/:id'],
    act: async (user) => {
      await fill(user, 'Title', '!');
      await press(user, 'Save');
    },
    text: 'Failed to update flow',
    inline: 'Failed to update flow. Please try again.',
  },
  {
    action: 'creating a tag',
    ui: tagPicker,
    call: ['post', '*/flowlens/tag'],
    act: async (user) => {
      await press(user, 'Filter by tags');
      await press(user, 'Create new tag');
      await fill(user, 'Tag name', 'new');
      await press(user, 'Create');
    },
    text: 'Failed to create tag',
  },
  {
    action: 'deleting a tag',
    ui: tagPicker,
    call: ['delete', '*/flowlens/tag/:id'],
    act: async (user) => {
      await press(user, 'Filter by tags');
      await press(user, 'Delete tag bug');
      await press(user, 'Delete');
    },
    text: 'Failed to delete tag',
    role: 'alertdialog',
  },
  {
    action: 'filing a Jira issue',
    ui: <JiraDrawer flowId={FLOW_ID} {...always} />,
    call: ['post', '*/jira/issue'],
    act: async (user) => {
      await fill(user, 'Title', 'Broken');
      await fill(user, 'Description', 'It is.');
      await user.click(await screen.findByRole('combobox', { name: 'Project' }));
      await user.click(await screen.findByRole('option', { name: 'Web shop (SHOP)' }));
      await user.click(screen.getByRole('combobox', { name: 'Type' }));
      await user.click(await screen.findByRole('option', { name: 'Bug' }));
      await press(user, 'Submit Bug Report');
    },
    text: 'Failed to create issue',
  },
  {
    action: 'sharing a flow',
    ui: <ShareDialog flowId={FLOW_ID} flowUrl="https://app.example/f" notifyFailure {...always} />,
    call: ['post', '*/flowlens/flow/:id/share'],
    act: (user) => press(user, /^Share Public/),
    text: 'Failed to generate share link',
  },
  {
    action: 'adding a comment',
    ui: <CommentList flowId={FLOW_ID} />,
    call: ['post', '*/flowlens/flow/comment'],
    act: async (user) => {
      await fill(user, 'New comment', 'It is broken');
      await press(user, 'Add Comment');
    },
    text: 'Failed to add comment',
    inline: 'Failed to add comment. Your text is still here.',
    role: 'region',
  },
  {
    action: 'generating a token',
    ui: <McpSetupDialog {...always} />,
    call: ['post', '*/auth/token'],
    act: (user) => press(user, 'Generate and apply new token'),
    text: 'Failed to generate token',
  },
];

function open({ ui, call: [method, path] }: Case) {
  return renderFlowLens(
    <>
      {ui}
      <FlowLensToaster />
    </>,
    {
      db: { flows: [aFlow()], projects: [aProject()], tags: [aTag({ title: 'bug' })] },
      handlers: [http[method](path, () => HttpResponse.json({ detail: REASON }, { status: 409 }))],
    },
  );
}

/** Every place that reports the failure: in place and as a toast. */
const alertsWith = async (text: string) =>
  (await screen.findAllByText(text)).map((found) => found.closest<HTMLElement>('[role="alert"]'));

describe('a refusal by the server', () => {
  it.each(cases)('shows its reason below the text, in a toast and in place: $action', async (given) => {
    const { user } = open(given);

    await given.act(user);

    const [toast] = (await alertsWith(given.text)).filter((alert) => alert?.closest('.fl-toaster'));
    expect(toast).toHaveTextContent(`${given.text}${REASON}`);
    const [inline] = (await alertsWith(REASON)).filter((alert) => !alert?.closest('.fl-toaster'));
    expect(inline?.textContent).toBe(`${given.inline ?? ''}${REASON}`);
    expect(inline?.closest(`[role="${given.role ?? 'dialog'}"], section`)).not.toBeNull();
  });

  it('stays word for word in place when the spec shows it instead of a text of its own', async () => {
    const { user } = open({
      action: 'creating a project',
      ui: <CreateProjectDialog {...always} />,
      call: ['post', '*/systems'],
      act: async () => undefined,
      text: '',
    });
    await fill(user, 'Project Name *', 'Shop');
    await press(user, 'Create Project');

    const dialog = await screen.findByRole('dialog', { name: 'Create New Project' });
    expect((await within(dialog).findByRole('alert')).textContent).toBe(REASON);
  });
});
