import { aFlow, FLOW_ID, PROJECT_ID } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { createRef, type ReactNode, type RefAttributes } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ConfirmDialog,
  CreateProjectDialog,
  DiscardQuestion,
  EditFlowDialog,
  JiraDrawer,
  McpSetupDialog,
  ProjectSettingsDialog,
  SetupWizardDialog,
  ShareDialog,
} from './index.js';
import { renderFlowLens } from './test-support/render-flowlens.js';
import './test-support/without-layout.js';
import type { HostDialogProps } from './ui/dialog/host-dialog-props.js';

const FAULT = new Error('a fault of the host');
/** Texts that cannot be read, as those of a host may be. */
const faulty = {
  get title(): string {
    throw FAULT;
  },
  get create(): string {
    throw FAULT;
  },
  get drawerTitle(): string {
    throw FAULT;
  },
  get editTitle(): string {
    throw FAULT;
  },
  get settings(): string {
    throw FAULT;
  },
} as object;

type Contract = HostDialogProps & RefAttributes<HTMLDivElement> & { 'data-testid'?: string };
type Dialog = (props: Contract, messages?: object) => ReactNode;

const LAZY: [string, Dialog][] = [
  [
    '<CreateProjectDialog />',
    (props, messages) => <CreateProjectDialog {...props} messages={messages && { projects: messages }} />,
  ],
  [
    '<EditFlowDialog />',
    (props, messages) => <EditFlowDialog flow={aFlow()} {...props} messages={messages && { flowActions: messages }} />,
  ],
  [
    '<JiraDrawer />',
    (props, messages) => <JiraDrawer flowId={FLOW_ID} {...props} messages={messages && { jira: messages }} />,
  ],
  ['<McpSetupDialog />', (props, messages) => <McpSetupDialog {...props} messages={messages && { mcp: messages }} />],
  [
    '<ProjectSettingsDialog />',
    (props, messages) => (
      <ProjectSettingsDialog projectId={PROJECT_ID} {...props} messages={messages && { projects: messages }} />
    ),
  ],
  [
    '<SetupWizardDialog />',
    (props, messages) => <SetupWizardDialog {...props} messages={messages && { setupWizard: messages }} />,
  ],
  [
    '<ShareDialog />',
    (props, messages) => (
      <ShareDialog flowId={FLOW_ID} flowUrl="https://f.example" {...props} messages={messages && { share: messages }} />
    ),
  ],
];
const QUESTIONS: [string, Dialog][] = [
  [
    '<ConfirmDialog />',
    (props) => <ConfirmDialog title="Delete" description="Sure?" onConfirm={() => undefined} {...props} />,
  ],
  ['<DiscardQuestion />', (props) => <DiscardQuestion onDiscard={() => undefined} {...props} />],
];

describe.each([...LAZY, ...QUESTIONS])('%s', (_name, dialog) => {
  it('opens by itself with defaultOpen, closes with Escape, and reports that', async () => {
    const onOpenChange = vi.fn();
    const { user } = renderFlowLens(dialog({ defaultOpen: true, onOpenChange, 'data-testid': 'dialog' }));
    await screen.findByTestId('dialog');

    await user.keyboard('{Escape}');

    // A drawer stays until its animation has ended.
    await waitFor(() => expect(screen.queryByTestId('dialog')?.dataset['state'] ?? 'closed').toBe('closed'));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('stays open or closed as its host controls it', async () => {
    const onOpenChange = vi.fn();
    const { user } = renderFlowLens(dialog({ open: true, onOpenChange, 'data-testid': 'dialog' }));
    await screen.findByTestId('dialog');

    await user.keyboard('{Escape}');

    expect(onOpenChange).toHaveBeenCalledOnce();
    expect(screen.getByTestId('dialog')).toBeInTheDocument();
  });

  it('passes a ref, a class, a style and attributes to its element', async () => {
    const ref = createRef<HTMLDivElement>();
    renderFlowLens(
      dialog({ ref, open: true, id: 'mine', className: 'ours', style: { opacity: 0.5 }, 'data-testid': 'dialog' }),
    );

    const element = await screen.findByTestId('dialog');

    expect(ref.current).toBe(element);
    expect(element).toHaveAttribute('id', 'mine');
    expect(element).toHaveAttribute('role', expect.stringMatching(/^(alert)?dialog$/));
    expect(element).toHaveClass('ours', 'fl-overlay');
    expect(element).toHaveStyle({ opacity: '0.5' });
  });

  it('opens in the container of the host', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    renderFlowLens(dialog({ open: true, portalContainer: container, 'data-testid': 'dialog' }));

    expect(container).toContainElement(await screen.findByTestId('dialog'));
    container.remove();
  });
});

describe.each(LAZY)('%s that throws', (_name, dialog) => {
  // React reports every error that a boundary has caught.
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it('reports the error, says so in a dialog, and keeps the page', async () => {
    const onError = vi.fn();
    renderFlowLens(
      <>
        <p>The page of the host</p>
        {dialog({ defaultOpen: true, onError }, faulty)}
      </>,
    );

    expect(await screen.findByRole('dialog', { name: 'This part could not be shown' })).toBeInTheDocument();
    expect(screen.getByText('The page of the host')).toBeInTheDocument();
    expect(onError).toHaveBeenCalledExactlyOnceWith(FAULT);
  });
});
