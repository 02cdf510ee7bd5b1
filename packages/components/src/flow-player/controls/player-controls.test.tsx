import { createPlayerStore } from '@flowlens/hooks';
import { aFlow, FLOW_ID } from '@flowlens/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { FlowPlayer } from '../flow-player.js';
import { breakVideo } from '../test-support/set-video.js';
import '../test-support/without-playback.js';

describe('PlayerControls', () => {
  it('disables the buttons in a direction without an error or comment', async () => {
    renderFlowLens(<FlowPlayer flowId={FLOW_ID} />);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Next error' })).toHaveAttribute('aria-disabled', 'false'),
    );

    expect(screen.getByRole('button', { name: 'Previous error' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Previous comment' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('has no buttons to comments when there are none', async () => {
    renderFlowLens(<FlowPlayer flowId={FLOW_ID} />, { db: { flows: [aFlow({ comments: [] })] } });

    await screen.findByRole('button', { name: 'Next error' });

    expect(screen.queryByRole('button', { name: /comment$/ })).not.toBeInTheDocument();
  });

  it('shows the video’s time again when the pointer leaves the focused progress bar', () => {
    const store = createPlayerStore();
    renderFlowLens(
      <FlowPlayer.Root store={store} durationMs={60_000}>
        <FlowPlayer.ProgressBar />
      </FlowPlayer.Root>,
    );
    const slider = screen.getByRole('slider', { name: 'Seek' });
    act(() => slider.focus());
    fireEvent.pointerMove(slider);

    fireEvent.pointerLeave(slider);
    act(() => slider.blur());
    act(() => slider.focus());
    act(() => store.actions.seek(33_000));

    expect(within(slider).getByText('0:33')).toBeInTheDocument();
  });

  it('shows volume zero while muted and restores the previous volume', () => {
    const store = createPlayerStore();
    renderFlowLens(
      <FlowPlayer.Root store={store} defaultVolume={0.5}>
        <FlowPlayer.Volume />
      </FlowPlayer.Root>,
    );
    const volume = screen.getByRole('slider', { name: 'Volume' });

    act(() => store.actions.setMuted(true));
    expect(volume).toHaveAttribute('aria-valuenow', '0');

    act(() => store.actions.setMuted(false));
    expect(volume).toHaveAttribute('aria-valuenow', '50');
  });

  it('takes the focus and its keys when the video is retried', async () => {
    const store = createPlayerStore();
    const { user, container } = renderFlowLens(
      <FlowPlayer.Root store={store} durationMs={60_000}>
        <FlowPlayer.Video src="/clip.mp4" />
        <FlowPlayer.Failure />
      </FlowPlayer.Root>,
    );
    breakVideo(container);

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(screen.getByRole('region', { name: 'Video player' })).toHaveFocus());
    await user.keyboard('l');
    expect(store.getState().timeMs).toBeGreaterThan(0);
  });

  it('ignores presses while the video is retried', async () => {
    const onRetry = vi.fn();
    const aFailure = (retrying: boolean) => (
      <FlowPlayer.Root>
        <FlowPlayer.Video src="/clip.mp4" />
        <FlowPlayer.Failure onRetry={onRetry} retrying={retrying} />
      </FlowPlayer.Root>
    );
    const { user, container, rerender } = renderFlowLens(aFailure(false));
    breakVideo(container);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await user.click(retry);

    rerender(aFailure(true));
    await user.click(retry);

    expect(retry).toHaveAttribute('aria-busy', 'true');
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('lists a speed that the host sets', () => {
    renderFlowLens(
      <FlowPlayer.Root defaultRate={1.3}>
        <FlowPlayer.Video src="/clip.mp4" />
        <FlowPlayer.RateMenu />
      </FlowPlayer.Root>,
    );

    expect(screen.getByRole('combobox')).toHaveValue('1.3');
  });
});
