import { aFlow, aProject, FLOW_ID, PROJECT_ID } from '@flowlens/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CreateProjectDialog } from '../../create-project-dialog/create-project-dialog.js';
import { EditFlowDialog } from '../../edit-flow-dialog/edit-flow-dialog.js';
import { JiraDrawer } from '../../jira-drawer/jira-drawer.js';
import { ProjectSettingsDialog } from '../../project-settings/project-settings-dialog.js';
import { TagPicker } from '../../tag-picker/tag-picker.js';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import '../../test-support/without-layout.js';
import '../../test-support/without-pointer.js';
import { FlowLensToaster } from '../../toaster/flowlens-toaster.js';
import '../../test-support/without-old-toasts.js';
import { Dialog } from '../dialog/dialog.js';
import { Drawer } from '../drawer/drawer.js';
import { UnsavedText } from './unsaved-text.js';

type User = ReturnType<typeof renderFlowLens>['user'];

const fill = async (user: User, name: string, text: string) =>
  user.type(await screen.findByRole('textbox', { name }), text);
const question = () => screen.queryByRole('alertdialog', { name: 'Discard changes?' });

/** Presses outside the dialog, once it listens. */
async function pressOutside() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  fireEvent.pointerDown(document.body, { button: 0 });
  fireEvent.click(document.body);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
}

interface Shown {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const forms: [name: string, ui: (shown: Shown) => ReactElement, type: (user: User) => Promise<void>][] = [
  ['a new project', (shown) => <CreateProjectDialog {...shown} />, (user) => fill(user, 'Project Name *', 'Shop')],
  [
    'a flow that is edited',
    (shown) => <EditFlowDialog flow={aFlow()} {...shown} />,
    (user) => fill(user, 'Title', '!'),
  ],
  [
    'a Jira issue',
    (shown) => <JiraDrawer flowId={FLOW_ID} {...shown} />,
    (user) => fill(user, 'Description', 'It is broken'),
  ],
  [
    'the name of a project',
    (shown) => <ProjectSettingsDialog projectId={PROJECT_ID} {...shown} />,
    (user) => fill(user, 'Project Name', '!'),
  ],
  [
    'an invitation',
    (shown) => <ProjectSettingsDialog projectId={PROJECT_ID} {...shown} />,
    async (user) => {
      await user.click(await screen.findByRole('tab', { name: 'Invitations' }));
      await fill(user, 'E-mail', 'ann@example.com');
    },
  ],
];

function Page({ ui }: { ui: (shown: Shown) => ReactElement }) {
  const [open, setOpen] = useState(true);
  return ui({ open, onOpenChange: setOpen });
}

function openForm(ui: (shown: Shown) => ReactElement) {
  return renderFlowLens(<Page ui={ui} />, { db: { flows: [aFlow()], projects: [aProject()] } });
}

const window = () => screen.queryByRole('dialog');

describe.each(forms)('%s', (_name, ui, type) => {
  it('asks before a press outside discards typed text', async () => {
    const { user } = openForm(ui);
    await type(user);

    await pressOutside();
    expect(question()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(window()).toBeInTheDocument();

    await pressOutside();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(window()).not.toBeInTheDocument());
  });

  it('closes without a question when nothing was typed', async () => {
    openForm(ui);
    await screen.findByRole('textbox', { name: /Title|Project Name/ });

    await pressOutside();

    await waitFor(() => expect(window()).not.toBeInTheDocument());
  });
});

describe('a new tag', () => {
  it('asks before a press outside discards its name', async () => {
    const { user } = renderFlowLens(
      <TagPicker mode="filter" projectId={PROJECT_ID} value={[]} onValueChange={vi.fn()} />,
    );
    await user.click(await screen.findByRole('button', { name: 'Filter by tags' }));
    await user.click(await screen.findByRole('button', { name: 'Create new tag' }));
    await fill(user, 'Tag name', 'bug');

    await pressOutside();

    expect(question()).toBeInTheDocument();
  });
});

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s', (_name, Window) => {
  function open(unsaved: boolean) {
    const onOpenChange = vi.fn();
    const rendered = renderFlowLens(
      <>
        <Window title="Form" open onOpenChange={onOpenChange}>
          <UnsavedText when={unsaved} />
          <input aria-label="Text" />
        </Window>
        <FlowLensToaster />
      </>,
    );
    return { ...rendered, onOpenChange };
  }

  it('closes with Escape and its close button without a question', async () => {
    const { user, onOpenChange } = open(true);

    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledTimes(2);
    expect(question()).not.toBeInTheDocument();
  });

  it('returns the focus to the field after the question', async () => {
    const { user } = open(true);
    const field = screen.getByRole('textbox', { name: 'Text' });
    act(() => field.focus());

    await pressOutside();
    await user.click(screen.getByRole('button', { name: 'Keep Editing' }));

    await waitFor(() => expect(field).toHaveFocus());
  });

  it('asks again after Escape closed the question', async () => {
    const { user, onOpenChange } = open(true);

    await pressOutside();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    await pressOutside();

    expect(question()).toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('ignores Escape while an input method composes', () => {
    const { onOpenChange } = open(false);

    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Text' }), { key: 'Escape', isComposing: true });

    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it.each([false, true])('stays open when a toast is pressed, with unsaved text: %s', async (unsaved) => {
    const { onOpenChange } = open(unsaved);
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    const toaster = document.createElement('ol');
    toaster.className = 'fl-toaster';
    document.body.append(toaster);

    fireEvent.pointerDown(toaster, { button: 0 });
    fireEvent.pointerMove(toaster, { clientX: 90 });
    fireEvent.pointerUp(toaster);
    fireEvent.click(toaster);
    toaster.remove();

    expect(onOpenChange).not.toHaveBeenCalled();
    expect(question()).not.toBeInTheDocument();
  });
});
