import { FLOW_ID } from '@flowlens/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mockApi } from '../test-support/mock-api.js';
import { REQUIRED, recordEventNames, nextEvent, placeElement } from '../test-support/place-element.js';

const placePlayer = (attributes: Record<string, string> = {}) =>
  placeElement('flowlens-player', { ...REQUIRED, 'flow-id': FLOW_ID, ...attributes });

describe('<flowlens-player>', () => {
  it('plays, pauses and reports the time', async () => {
    mockApi();
    const events = recordEventNames(['flowlens-play', 'flowlens-pause']);
    const player = placePlayer();
    await nextEvent(player, 'flowlens-ready');
    player.shadowRoot!.querySelector('video')!.muted = true;

    const timeUpdate = nextEvent(player, 'flowlens-timeupdate');
    player.play();
    const { detail } = await timeUpdate;
    player.pause();

    expect(detail.timeMs).toBeGreaterThan(0);
    await vi.waitFor(() => expect(events).toEqual(['flowlens-play', 'flowlens-pause']));
  });

  it('seeks by method and returns the current time', async () => {
    mockApi();
    const player = placePlayer();
    await nextEvent(player, 'flowlens-ready');

    player.seek(1_500);

    expect(player.currentTimeMs).toBe(1_500);
    const video = player.shadowRoot!.querySelector('video')!;
    await vi.waitFor(() => expect(video.currentTime).toBeCloseTo(1.5));
  });

  it('starts at start-at-ms, and seeks when it changes', async () => {
    mockApi();
    const player = placePlayer({ 'start-at-ms': '1200' });
    await nextEvent(player, 'flowlens-ready');
    expect(player.currentTimeMs).toBe(1_200);

    player.startAtMs = 400;

    await vi.waitFor(() => expect(player.currentTimeMs).toBe(400));
  });

  it('reports the end of the video', async () => {
    mockApi();
    const player = placePlayer();
    await nextEvent(player, 'flowlens-ready');
    const video = player.shadowRoot!.querySelector('video')!;
    video.muted = true;
    const ended = nextEvent(player, 'flowlens-ended');

    player.seek(video.duration * 1_000 - 200);
    player.play();

    expect((await ended).detail.timeMs).toBeGreaterThan(1_000);
  });

  it('shows another flow when its flow-id changes', async () => {
    mockApi();
    const events = recordEventNames(['flowlens-ready']);
    const player = placePlayer();
    await nextEvent(player, 'flowlens-ready');

    player.flowId = 'no-such-flow';

    await expect.element(page.getByText('Failed to load the flow of this video')).toBeInTheDocument();
    expect(events).toEqual(['flowlens-ready']);
  });

  it('turns shortcuts off with hotkeys="false"', async () => {
    mockApi();
    const player = placePlayer({ hotkeys: 'false' });
    await nextEvent(player, 'flowlens-ready');

    expect(player.hotkeys).toBe(false);
    await expect.element(page.getByRole('button', { name: 'Play' })).not.toHaveAttribute('aria-keyshortcuts');
  });
});
