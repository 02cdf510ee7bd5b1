import { FlowLensApiError } from '@flowlens/client';
import { aFlow, FLOW_ID, SHARE_TOKEN } from '@flowlens/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FlowView, type FlowViewActions, SharedFlowView } from '../index.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import type { FlowPlayerHandle } from './flow-player-handle.js';
import { FlowPlayer } from './flow-player.js';
import { FlowLensPlaybackError } from './flowlens-playback-error.js';
import { breakVideo, setVideo, videoOf } from './test-support/set-video.js';
import './test-support/without-playback.js';

const loadVideo = (container: HTMLElement) =>
  setVideo(container, { readyState: 1, duration: 12, videoWidth: 640, videoHeight: 360 }, 'loadedmetadata');

async function withVideo(container: HTMLElement) {
  await screen.findByRole('slider', { name: 'Seek' });
  loadVideo(container);
  return videoOf(container);
}

describe('the ref of <FlowPlayer />', () => {
  it('plays, pauses and seeks', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const ref = createRef<FlowPlayerHandle>();
    const { container } = renderFlowLens(<FlowPlayer ref={ref} flowId={FLOW_ID} />);
    const video = await withVideo(container);

    act(() => ref.current?.seek(4_000));
    expect(video.currentTime).toBe(4);
    expect(ref.current?.currentTimeMs).toBe(4_000);

    act(() => ref.current?.play());
    expect(play).toHaveBeenCalledOnce();
    act(() => ref.current?.pause());
    expect(pause).toHaveBeenCalledOnce();
  });

  it('keeps a seek and a request to play until the video exists', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const ref = createRef<FlowPlayerHandle>();
    const { container } = renderFlowLens(<FlowPlayer ref={ref} flowId={FLOW_ID} />);
    act(() => {
      ref.current?.seek(4_000);
      ref.current?.play();
    });

    const video = await withVideo(container);

    expect(video.currentTime).toBe(4);
    expect(play).toHaveBeenCalledOnce();
  });

  it('does not play a video that was paused before it existed', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const ref = createRef<FlowPlayerHandle>();
    const { container } = renderFlowLens(<FlowPlayer ref={ref} flowId={FLOW_ID} />);
    act(() => {
      ref.current?.play();
      ref.current?.pause();
    });

    await withVideo(container);

    expect(play).not.toHaveBeenCalled();
  });

  it('moves to the player of another flow, which starts over', async () => {
    const ref = createRef<FlowPlayerHandle>();
    const db = { flows: [aFlow({ id: 'f1' }), aFlow({ id: 'f2' })] };
    const { container, rerender } = renderFlowLens(<FlowPlayer ref={ref} flowId="f1" />, { db });
    await withVideo(container);
    act(() => ref.current?.seek(4_000));

    rerender(<FlowPlayer ref={ref} flowId="f2" />);

    expect(ref.current?.currentTimeMs).toBe(0);
    const video = await withVideo(container);
    act(() => ref.current?.seek(7_000));
    expect(video.currentTime).toBe(7);
  });
});

describe('events of <FlowPlayer />', () => {
  it('onReady runs once, with the methods of the player', async () => {
    const onReady = vi.fn<(player: FlowPlayerHandle) => void>((player) => player.seek(3_000));
    const { container } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} onReady={onReady} />);
    await screen.findByRole('slider', { name: 'Seek' });
    expect(onReady).not.toHaveBeenCalled();

    loadVideo(container);
    loadVideo(container);

    expect(onReady).toHaveBeenCalledOnce();
    expect(videoOf(container).currentTime).toBe(3);
  });

  it('onEnded runs each time that playback reaches the end', async () => {
    const onEnded = vi.fn();
    const { container } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} onEnded={onEnded} />);
    await withVideo(container);

    setVideo(container, { ended: true }, 'ended');
    setVideo(container, { ended: true }, 'pause');
    expect(onEnded).toHaveBeenCalledOnce();

    setVideo(container, { ended: false }, 'play');
    setVideo(container, { ended: true }, 'ended');
    expect(onEnded).toHaveBeenCalledTimes(2);
  });

  it('onError gets the error of a video that cannot be played', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const { container } = renderFlowLens(<FlowPlayer flowId={FLOW_ID} onError={onError} />);
    await withVideo(container);

    breakVideo(container);

    await waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(FlowLensPlaybackError)));
    expect(onError.mock.lastCall?.[0]).toMatchObject({ cause: { code: 4 } });
  });

  it('onError gets the error of a flow that cannot be loaded', async () => {
    const onError = vi.fn();
    renderFlowLens(<FlowPlayer flowId={FLOW_ID} onError={onError} />, {
      handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.json({}, { status: 404 }))],
    });

    await screen.findByRole('alert');

    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(FlowLensApiError));
  });
});

describe.each([
  ['<FlowView />', (props: object) => <FlowView flowId={FLOW_ID} {...props} />],
  ['<SharedFlowView />', (props: object) => <SharedFlowView token={SHARE_TOKEN} {...props} />],
])('the player of %s', (_name, view) => {
  it('tells the host when it is ready, at the end, and unplayable', async () => {
    const [onPlayerReady, onPlayerEnded, onPlayerError] = [vi.fn(), vi.fn(), vi.fn()];
    const { container } = renderFlowLens(view({ onPlayerReady, onPlayerEnded, onPlayerError }));
    await withVideo(container);
    expect(onPlayerReady).toHaveBeenCalledOnce();

    setVideo(container, { ended: true }, 'ended');
    expect(onPlayerEnded).toHaveBeenCalledOnce();

    breakVideo(container);
    await waitFor(() => expect(onPlayerError).toHaveBeenCalledExactlyOnceWith(expect.any(FlowLensPlaybackError)));
  });

  it('follows the actions of the host', async () => {
    const actionsRef = createRef<FlowViewActions>();
    const { container } = renderFlowLens(view({ actionsRef }));
    const video = await withVideo(container);

    act(() => actionsRef.current?.player.seek(4_000));

    expect(video.currentTime).toBe(4);
    expect(actionsRef.current?.player.currentTimeMs).toBe(4_000);
  });
});
