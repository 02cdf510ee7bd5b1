import { TOOLTIP_SHORT_DELAY_MS } from '@flowlens/core/limits';
import { createPlayerStore } from '@flowlens/hooks';
import { MockFlowLensProvider } from '@flowlens/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FlowLensProvider } from '../../provider/flowlens-provider.js';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { FlowPlayer } from '../flow-player.js';
import { playerDataAttributes } from './player-data-attributes.js';
import { hideFocus } from '../test-support/hide-focus.js';
import { breakVideo, setVideo, videoOf } from '../test-support/set-video.js';
import '../test-support/without-playback.js';

describe('<FlowPlayer.Root />', () => {
  it.each([
    ['data-paused', () => undefined],
    ['data-failed', breakVideo],
    ['data-waiting', (container: HTMLElement) => fireEvent(videoOf(container), new Event('waiting'))],
    ['data-ended', (container: HTMLElement) => setVideo(container, { ended: true }, 'ended')],
    ['data-fullscreen', fillScreen],
    [
      'data-picture-in-picture',
      (container: HTMLElement) => fireEvent(videoOf(container), new Event('enterpictureinpicture')),
    ],
    ['data-controls-visible', () => undefined],
  ] satisfies [keyof typeof playerDataAttributes, (container: HTMLElement) => unknown][])(
    'shows %s',
    async (attribute, act) => {
      const { container } = renderFlowLens(aPlayer());
      act(container);
      await waitFor(() => expect(screen.getByRole('region', { name: 'Video player' })).toHaveAttribute(attribute));
    },
  );

  it('omits the attributes of inactive states', () => {
    const complaint = vi.spyOn(console, 'error');
    const { container } = renderFlowLens(aPlayer());
    setVideo(container, { paused: false }, 'play');

    expect(
      screen
        .getByRole('region')
        .getAttributeNames()
        .filter((name) => name in playerDataAttributes),
    ).toEqual([]);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('seeks to the host’s time and reports the current time in milliseconds', () => {
    const store = createPlayerStore();
    const onTimeChange = vi.fn();
    const { rerender } = renderFlowLens(
      <FlowPlayer.Root store={store} durationMs={60_000} timeMs={10_000} onTimeChange={onTimeChange} />,
    );
    expect(store.getState().timeMs).toBe(10_000);

    rerender(<FlowPlayer.Root store={store} durationMs={60_000} timeMs={20_000} onTimeChange={onTimeChange} />);
    expect(store.getState().timeMs).toBe(20_000);
    act(() => store.actions.seek(33_500));

    expect(onTimeChange).toHaveBeenLastCalledWith(33_500);
  });

  it.each([0.5, 1, 16])('reports the time about four times a second at the speed %f', (rate) => {
    const onTimeChange = vi.fn();
    const { container } = renderFlowLens(aPlayer({ rate, onTimeChange }));
    setVideo(container, { readyState: 1, videoWidth: 640, paused: false }, 'play');

    for (let frame = 1; frame <= 60; frame++) setVideo(container, { currentTime: (frame / 60) * rate }, 'timeupdate');

    expect(onTimeChange.mock.calls.length).toBeGreaterThanOrEqual(3);
    expect(onTimeChange.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('reports the exact time of a single-frame step, not the browser’s rounded one', async () => {
    const onTimeChange = vi.fn();
    const { user, container } = renderFlowLens(aPlayer({ onTimeChange }));
    act(() => screen.getByRole('region').focus());

    await user.keyboard('..');
    setVideo(container, { readyState: 1, currentTime: 0.066666 }, 'seeked');

    expect(onTimeChange.mock.calls).toEqual([[1_000 / 30], [2_000 / 30]]);
  });

  it('seeks when its progress bar is dragged', () => {
    const store = createPlayerStore();
    renderFlowLens(aPlayer({ store }));
    const slider = screen.getByRole('slider', { name: 'Seek' });
    vi.spyOn(slider, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 24));

    fireEvent.pointerMove(slider, { clientX: 200, pointerId: 1 });
    expect(store.getState().timeMs).toBe(0);
    fireEvent.pointerDown(slider, { button: 0, clientX: 150, pointerId: 1 });
    expect(store.getState().timeMs).toBe(15_000);
    fireEvent.pointerMove(slider, { clientX: 999, pointerId: 1 });
    expect(store.getState().timeMs).toBe(60_000);
    fireEvent.lostPointerCapture(slider, { pointerId: 1 });
    fireEvent.pointerMove(slider, { clientX: 100, pointerId: 1 });
    expect(store.getState().timeMs).toBe(60_000);
  });

  it('shows the time at its progress bar only while the bar has the focus', () => {
    renderFlowLens(aPlayer());
    const slider = screen.getByRole('slider', { name: 'Seek' });

    act(() => slider.focus());
    expect(within(slider).getByText('0:00')).toBeInTheDocument();

    act(() => slider.blur());
    expect(within(slider).queryByText('0:00')).not.toBeInTheDocument();
  });

  it('shows no time at its progress bar on touch, which could not dismiss it', () => {
    renderFlowLens(aPlayer());
    const slider = screen.getByRole('slider', { name: 'Seek' });
    hideFocus(slider);

    act(() => slider.focus());

    expect(within(slider).queryByText('0:00')).not.toBeInTheDocument();
  });

  it('handles keys from inside only, and none when the host turns them off', async () => {
    const store = createPlayerStore();
    const { user, rerender } = renderFlowLens(aPlayer({ store }));
    await user.keyboard('l');
    expect(store.getState().timeMs).toBe(0);

    act(() => screen.getByRole('region').focus());
    await user.keyboard('l');
    expect(store.getState().timeMs).toBe(5_000);

    rerender(aPlayer({ store, hotkeys: false }));
    await user.keyboard('l');
    expect(store.getState().timeMs).toBe(5_000);
  });

  it('mentions no keys when the host turns them off', () => {
    const withButtons = (hotkeys: boolean) => (
      <FlowPlayer.Root hotkeys={hotkeys}>
        <FlowPlayer.PlayButton />
        <FlowPlayer.HelpButton />
      </FlowPlayer.Root>
    );
    const { rerender } = renderFlowLens(withButtons(true));
    const play = screen.getByRole('button', { name: 'Play' });
    expect(play).toHaveAttribute('aria-keyshortcuts', 'Space K');
    expect(screen.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveAttribute('aria-keyshortcuts', '?');

    rerender(withButtons(false));
    expect(play).not.toHaveAttribute('aria-keyshortcuts');
    expect(screen.queryByRole('button', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  });

  it('lists its keys and returns the focus', async () => {
    const store = createPlayerStore();
    const { user } = renderFlowLens(aPlayer({ store }));
    const slider = screen.getByRole('slider', { name: 'Seek' });
    act(() => slider.focus());

    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Previous error').parentElement).toHaveTextContent('Previous errorShiftE');
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());

    await user.tab();
    await user.keyboard('l');
    expect(close).toHaveFocus();
    expect(store.getState().timeMs).toBe(0);

    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    expect(slider).toHaveFocus();

    await user.keyboard('?');
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(slider).toHaveFocus();
  });

  it('lists only keys that work for this video in this browser', async () => {
    const { user, rerender } = renderFlowLens(aPlayer());
    act(() => screen.getByRole('region').focus());
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const listed = () =>
      within(dialog)
        .getAllByRole('term')
        .map(({ textContent }) => textContent);
    expect(listed()).toEqual(expect.arrayContaining(['Play or pause', 'Next comment', 'Mute']));
    for (const missing of ['Skip idle', 'Captions', 'Picture in picture', 'Full screen']) {
      expect(listed()).not.toContain(missing);
    }

    rerender(aPlayer({ idleStretches }));
    expect(listed()).toContain('Skip idle');
  });

  it('offers its speeds in a list', async () => {
    const onRateChange = vi.fn();
    const { user } = renderFlowLens(
      <FlowPlayer.Root defaultRate={1.75} onRateChange={onRateChange}>
        <FlowPlayer.RateMenu />
      </FlowPlayer.Root>,
    );
    const menu = screen.getByRole('combobox', { name: 'Playback speed' });
    await waitFor(() => expect(menu).toHaveDisplayValue('1.75×'));

    await user.selectOptions(menu, '16×');

    expect(onRateChange).toHaveBeenLastCalledWith(16);
    expect(
      within(menu)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 4, 8, 16].map((rate) => `${rate}×`));
  });

  it('applies the playing, speed and skip props of the host', () => {
    const store = createPlayerStore();
    const page = (props: Parameters<typeof FlowPlayer.Root>[0]) => aPlayer({ store, idleStretches, ...props });
    const { rerender, container } = renderFlowLens(page({ playing: false, rate: 1, skipIdle: false }));
    const play = vi.spyOn(videoOf(container), 'play').mockResolvedValue();

    rerender(page({ playing: true, rate: 4, skipIdle: true }));

    expect(play).toHaveBeenCalled();
    expect(videoOf(container).playbackRate).toBe(4);
    expect(store.getState()).toMatchObject({ rate: 4, skipIdle: true });
  });

  it('offers to skip idle stretches when there are any, and announces what it skipped', () => {
    const onSkipIdleChange = vi.fn();
    const { rerender, container } = renderFlowLens(aPlayer({ onSkipIdleChange }));
    expect(screen.queryByRole('button', { name: 'Skip idle' })).not.toBeInTheDocument();

    rerender(aPlayer({ onSkipIdleChange, idleStretches }));
    setVideo(container, { paused: false, currentTime: 5.1 }, 'play');
    const button = screen.getByRole('button', { name: 'Skip idle', pressed: false });
    // It is shown for two seconds, so nothing may be awaited in between.
    fireEvent.click(button);

    expect(onSkipIdleChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Skipped 12 s');
  });

  it('shows tooltips on hover and none on touch', () => {
    vi.useFakeTimers();
    renderFlowLens(aPlayer({ idleStretches }));
    const button = screen.getByRole('button', { name: 'Skip idle' });

    fireEvent.pointerEnter(button, { pointerType: 'touch' });
    hideFocus(button);
    act(() => button.focus());
    act(() => void vi.advanceTimersByTime(TOOLTIP_SHORT_DELAY_MS));
    expect(screen.queryByText('Skip idle')).not.toBeInTheDocument();

    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(TOOLTIP_SHORT_DELAY_MS));
    expect(screen.getByText('Skip idle')).toBeInTheDocument();
  });

  it('toggles fullscreen on a double click', async () => {
    const store = createPlayerStore();
    const toggle = vi.spyOn(store.actions, 'toggleFullscreen').mockReturnValue();
    const { user, container } = renderFlowLens(aPlayer({ store }));

    await user.dblClick(videoOf(container));

    expect(toggle).toHaveBeenCalledOnce();
  });

  it('passes captions to the video', () => {
    const tracks = [{ label: 'English', srcLang: 'en', src: '/captions.vtt', default: true }];
    const { container } = renderFlowLens(
      <FlowPlayer.Root>
        <FlowPlayer.Video src="/clip.mp4" tracks={tracks} />
      </FlowPlayer.Root>,
    );

    const track = container.querySelector('track');
    expect(track).toMatchObject({ kind: 'captions', label: 'English', srclang: 'en', default: true });
  });

  it('forwards attributes, class and ref', () => {
    const ref = createRef<HTMLElement>();
    renderFlowLens(<FlowPlayer.Root ref={ref} className="mine" aria-label="Recording" data-test="1" />);

    expect(ref.current).toBe(screen.getByRole('region', { name: 'Recording' }));
    expect(ref.current).toHaveClass('mine', 'fl-player');
    expect(ref.current).toHaveAttribute('data-test', '1');
  });

  it('hydrates server-rendered markup without warnings', async () => {
    const complain = vi.spyOn(console, 'error');
    const page = (
      <MockFlowLensProvider provider={FlowLensProvider}>{aPlayer({ defaultTimeMs: 3_000 })}</MockFlowLensProvider>
    );
    const container = document.createElement('div');
    container.append(...new DOMParser().parseFromString(renderToString(page), 'text/html').body.childNodes);
    document.body.append(container);

    const root = await act(() => hydrateRoot(container, page));

    expect(await screen.findByText('0:03 / 1:00')).toBeInTheDocument();
    expect(complain).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });
});

function aPlayer(props: Parameters<typeof FlowPlayer.Root>[0] = {}) {
  return (
    <FlowPlayer.Root durationMs={60_000} {...props}>
      <FlowPlayer.Video src="/clip.mp4" />
      <FlowPlayer.ProgressBar />
      <FlowPlayer.Time />
      <FlowPlayer.SkipIdleButton />
      <FlowPlayer.SkipNote />
      <FlowPlayer.Help />
    </FlowPlayer.Root>
  );
}

const idleStretches = [{ startMs: 5_000, endMs: 17_200 }];

function fillScreen() {
  const frame = screen.getByRole('region');
  Object.defineProperty(document, 'fullscreenElement', { value: frame, configurable: true });
  fireEvent(document, new Event('fullscreenchange'));
  Reflect.deleteProperty(document, 'fullscreenElement');
}
