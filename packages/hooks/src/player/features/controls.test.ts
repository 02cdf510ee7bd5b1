import { describe, expect, it, vi } from 'vitest';
import { controlsVisible } from '../controls-visible.js';
import { aPlayer } from '../test-support/a-player.js';
import '../test-support/fake-timers.js';

describe('controls', () => {
  function aFrame() {
    const player = aPlayer();
    const frame = document.createElement('section');
    frame.tabIndex = -1;
    const button = document.createElement('button');
    frame.append(button);
    document.body.append(frame);
    player.store.attachFrame(frame);
    player.video.loadMetadata();
    player.store.actions.play();
    const point = (type: string, pointerType: string) =>
      button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
    return { ...player, button, frame, point, visible: () => controlsVisible(player.store.getState()) };
  }

  it('hide 3 s after the last mouse move during playback', () => {
    const { point, visible } = aFrame();
    expect(visible()).toBe(false);

    point('pointermove', 'mouse');
    vi.advanceTimersByTime(2_999);
    expect(visible()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(visible()).toBe(false);
  });

  it('stay visible while the video is paused', () => {
    const { store, visible } = aFrame();
    store.actions.pause();
    vi.advanceTimersByTime(10_000);

    expect(visible()).toBe(true);
  });

  it('stay visible while one of them has keyboard focus', () => {
    const { button, visible } = aFrame();
    button.focus();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, composed: true }));
    vi.advanceTimersByTime(10_000);
    expect(visible()).toBe(true);

    button.blur();
    vi.advanceTimersByTime(3_000);
    expect(visible()).toBe(false);
  });

  it('hide after a mouse press on one of them', () => {
    const { button, point, visible } = aFrame();
    point('pointermove', 'mouse');
    button.focus();
    point('pointerdown', 'mouse');
    vi.advanceTimersByTime(3_000);

    expect(visible()).toBe(false);
  });

  it('hide while keys are used on the picture', () => {
    const { frame, visible } = aFrame();
    frame.focus();
    frame.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
    expect(visible()).toBe(true);
    vi.advanceTimersByTime(3_000);

    expect(visible()).toBe(false);
  });

  it('stay visible while a list of choices is open, and hide after a choice', () => {
    const { frame, visible } = aFrame();
    const select = document.createElement('select');
    frame.append(select);
    const point = (type: string) =>
      select.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    point('pointermove');
    point('pointerdown');
    select.focus();
    vi.advanceTimersByTime(10_000);
    expect(visible()).toBe(true);

    vi.spyOn(select, 'matches').mockReturnValue(false);
    select.dispatchEvent(new Event('change', { bubbles: true }));
    vi.advanceTimersByTime(3_000);
    expect(visible()).toBe(false);
  });

  it('stay visible while the list of keys is open', () => {
    const { store, visible } = aFrame();
    store.actions.setHelpOpen(true);
    vi.advanceTimersByTime(10_000);

    expect(visible()).toBe(true);
  });

  it('stay visible on touch', () => {
    const { point, visible } = aFrame();
    point('pointerdown', 'touch');
    vi.advanceTimersByTime(10_000);

    expect(visible()).toBe(true);
  });
});
