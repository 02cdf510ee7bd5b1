import { FLOW_ID, PROJECT_ID } from '@flowlens/testing';
import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CommentList,
  DeviceInfo,
  FlowGallery,
  FlowPlayer,
  FlowTimeline,
  FlowView,
  McpSetupButton,
  ProjectSettingsButton,
  RoleBadge,
  RoleHelp,
  UserMenu,
} from '../../index.js';
import { renderFlowLens } from '../../test-support/render-flowlens.js';

const FAULT = new Error('a fault of the host');
/** Texts that cannot be read, as those of a host may be. */
const faulty = {
  get label(): string {
    throw FAULT;
  },
};

type Guarded = (onError: (error: unknown) => void) => ReactNode;
const COMPONENTS: [string, Guarded][] = [
  [
    '<FlowView />',
    (onError) => <FlowView flowId={FLOW_ID} onError={onError} messages={{ flowView: faulty as object }} />,
  ],
  ['<FlowPlayer />', (onError) => <FlowPlayer flowId={FLOW_ID} onError={onError} messages={{ player: faulty }} />],
  [
    '<FlowTimeline />',
    (onError) => <FlowTimeline timelineUrl={null} onError={onError} messages={{ timeline: faulty }} />,
  ],
  ['<CommentList />', (onError) => <CommentList comments={[]} onError={onError} messages={{ comments: faulty }} />],
  ['<DeviceInfo />', (onError) => <DeviceInfo metadata={null} onError={onError} messages={{ deviceInfo: faulty }} />],
  ['<FlowGallery />', (onError) => <FlowGallery onError={onError} messages={{ gallery: faulty }} />],
  ['<McpSetupButton />', (onError) => <McpSetupButton onError={onError} messages={{ mcp: faulty as object }} />],
  [
    '<ProjectSettingsButton />',
    (onError) => (
      <ProjectSettingsButton projectId={PROJECT_ID} onError={onError} messages={{ projects: faulty as object }} />
    ),
  ],
  [
    '<RoleBadge />',
    (onError) => <RoleBadge standing="owner" onError={onError} messages={{ members: faulty as object }} />,
  ],
  [
    '<UserMenu />',
    (onError) => (
      <UserMenu onSignOut={() => Promise.resolve()} onError={onError} messages={{ common: faulty as object }} />
    ),
  ],
  ['<RoleHelp />', (onError) => <RoleHelp onError={onError} messages={{ members: faulty as object }} />],
];

describe('a component that throws', () => {
  // React reports every error that a boundary has caught.
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it.each(COMPONENTS)('%s shows an error, tells its host and keeps the page around it', (_name, component) => {
    const onError = vi.fn();
    renderFlowLens(
      <>
        <p>The page of the host</p>
        {component(onError)}
      </>,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be shown');
    expect(screen.getByText('The page of the host')).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(FAULT);
  });

  it('tells the host of the component around it', async () => {
    const onError = vi.fn();
    renderFlowLens(
      <FlowView flowId={FLOW_ID} defaultTab="timeline-comments" onError={onError} messages={{ comments: faulty }} />,
    );

    expect(await screen.findByText('This part could not be shown')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Timeline' })).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(FAULT);
  });

  it('tells the host of the button that opened it as a dialog', async () => {
    const onError = vi.fn();
    const { user } = renderFlowLens(
      <ProjectSettingsButton
        projectId={PROJECT_ID}
        defaultTab="members"
        onError={onError}
        messages={{
          members: {
            roleOf: () => {
              throw FAULT;
            },
          },
        }}
      />,
    );

    await user.click(screen.getByRole('button', { name: 'Project Settings' }));

    expect(await screen.findByText('This part could not be shown')).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(FAULT);
  });

  it('renders again in its place on retry', async () => {
    function Host() {
      const [mended, setMended] = useState(false);
      return (
        <>
          <button onClick={() => setMended(true)}>Mend</button>
          <DeviceInfo
            id="device"
            className="beside"
            style={{ height: 300 }}
            metadata={null}
            messages={mended ? undefined : { deviceInfo: faulty }}
          />
        </>
      );
    }
    const { user, container } = renderFlowLens(<Host />);
    const broken = container.querySelector('.beside');
    expect(broken).toHaveTextContent('This part could not be shown');
    expect(broken).toHaveAttribute('id', 'device');
    expect(broken).toHaveStyle({ height: '300px' });

    await user.click(screen.getByRole('button', { name: 'Mend' }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(screen.getByRole('region', { name: 'Device Info' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('renders again when its host shows something else', () => {
    const { rerender } = renderFlowLens(<FlowPlayer flowId="f1" messages={{ player: faulty }} />);
    expect(screen.getByRole('alert')).toBeVisible();

    rerender(<FlowPlayer flowId="f1" />);
    expect(screen.getByRole('alert')).toBeVisible();

    rerender(<FlowPlayer flowId={FLOW_ID} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Video player' })).toBeVisible();
  });

  it('renders again when it receives the address of another file', () => {
    const { rerender } = renderFlowLens(<FlowTimeline timelineUrl={null} messages={{ timeline: faulty }} />);
    expect(screen.getByRole('alert')).toBeVisible();

    rerender(<FlowTimeline timelineUrl="/another.json" />);

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('forwards its ref to the wrapped component', () => {
    const ref = vi.fn();
    renderFlowLens(<DeviceInfo ref={ref} metadata={null} />);

    expect(ref).toHaveBeenCalledWith(screen.getByRole('region', { name: 'Device Info' }));
  });
});
