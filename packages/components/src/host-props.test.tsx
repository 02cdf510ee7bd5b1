import { aFlow, aProject, FLOW_ID, PROJECT_ID } from '@flowlens/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FlowPlayer } from './flow-player/flow-player.js';
import { JiraButton, McpSetupButton, ProjectSettingsButton, RoleHelp, ShareButton, TagPicker } from './index.js';
import { renderFlowLens } from './test-support/render-flowlens.js';

const FLOW_URL = `https://flowlens.example/flowlens/flow/${FLOW_ID}`;
const unready = { video_url: null, thumbnail_url: null, preview_video_url: null, timeline_url: null };

type Press = (event: MouseEvent<HTMLButtonElement>) => void;

describe('event handlers of a host', () => {
  it.each<[name: string, button: (onClick: Press) => ReactElement]>([
    ['Share', (onClick) => <ShareButton flowId={FLOW_ID} flowUrl={FLOW_URL} onClick={onClick} />],
    ['Setup MCP', (onClick) => <McpSetupButton onClick={onClick} />],
    ['Roles', (onClick) => <RoleHelp onClick={onClick} />],
    ['Project Settings', (onClick) => <ProjectSettingsButton projectId={PROJECT_ID} onClick={onClick} />],
    [
      'Tags',
      (onClick) => (
        <TagPicker mode="select" projectId={PROJECT_ID} value={[]} onValueChange={() => undefined} onClick={onClick} />
      ),
    ],
  ])('run before a press on %s opens anything, and can prevent it', async (_name, button) => {
    const onClick = vi.fn<Press>();
    const { user, rerender } = renderFlowLens(button(onClick), { db: { projects: [aProject()] } });
    await user.click(await screen.findByRole('button'));
    expect(onClick).toHaveBeenCalledOnce();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    rerender(button((event) => event.preventDefault()));
    await user.click(screen.getByRole('button'));

    // Its code has loaded by then, so it would have opened at once.
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('get a ref once, no matter how often the element renders', () => {
    const root = vi.fn();
    const video = vi.fn();
    const player = (timeMs: number) => (
      <FlowPlayer.Root ref={root} durationMs={10_000} timeMs={timeMs}>
        <FlowPlayer.Video ref={video} src="/clip.mp4" />
      </FlowPlayer.Root>
    );
    const { rerender, unmount } = renderFlowLens(player(0));
    for (const timeMs of [1_000, 2_000, 3_000]) rerender(player(timeMs));
    expect(root).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLElement));
    expect(video).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLVideoElement));

    unmount();

    expect(root).toHaveBeenLastCalledWith(null);
    expect(video).toHaveBeenLastCalledWith(null);
  });

  it('run before a press on the link to Jira', async () => {
    const onOpen = vi.fn();
    const onClick = vi.fn<Press>();
    const { user } = renderFlowLens(<JiraButton flowId={FLOW_ID} onOpen={onOpen} onClick={onClick} />);

    await user.click(await screen.findByRole('button', { name: 'Link to Jira' }));

    expect(onClick).toHaveBeenCalledBefore(onOpen);
  });

  it('run before the progress bar seeks, and can prevent it', async () => {
    const onKeyDown = vi.fn((event: KeyboardEvent) => event.preventDefault());
    const onPointerMove = vi.fn();
    const onTimeChange = vi.fn();
    const { user } = renderFlowLens(
      <FlowPlayer.Root durationMs={10_000} onTimeChange={onTimeChange}>
        <FlowPlayer.ProgressBar onKeyDown={onKeyDown} onPointerMove={onPointerMove} />
      </FlowPlayer.Root>,
    );

    fireEvent.pointerMove(screen.getByRole('slider', { name: 'Seek' }));
    screen.getByRole('slider', { name: 'Seek' }).focus();
    await user.keyboard('{ArrowRight}');

    expect(onPointerMove).toHaveBeenCalledOnce();
    expect(onKeyDown).toHaveBeenCalledOnce();
    expect(onTimeChange).not.toHaveBeenCalled();
  });
});

describe('a host’s description of the player', () => {
  it.each([
    ['Loading video...', { handlers: [http.get('*/flowlens/flow/:id', () => delay('infinite'))] }],
    [
      'Failed to load the flow of this video',
      { handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.json({}, { status: 404 }))] },
    ],
    ['Processing Video', { db: { flows: [aFlow({ ...unready, recording_status: 'in_progress' })] } }],
    [/^0:00 \/ 0:/, {}],
  ])('is kept while the player shows %s', async (text, options) => {
    renderFlowLens(
      <FlowPlayer
        flowId={FLOW_ID}
        id="mine"
        data-testid="player"
        style={{ height: 300 }}
        defaultMuted
        hotkeys={false}
      />,
      options,
    );
    await screen.findByText(text);

    expect(screen.getByTestId('player')).toHaveAttribute('id', 'mine');
    expect(screen.getByTestId('player')).toHaveStyle({ height: '300px' });
  });
});
