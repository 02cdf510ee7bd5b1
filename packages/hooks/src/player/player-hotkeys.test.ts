import { describe, expect, it } from 'vitest';
import { FRAME_STEP_MS, hotkeyFor } from './player-hotkeys.js';
import { createPlayerStore } from './player-store.js';
import { fakeVideo } from './test-support/fake-video.js';

function aPlayer() {
  const store = createPlayerStore();
  const video = fakeVideo();
  store.attachVideo(video.element);
  video.loadMetadata();
  store.actions.seek(20_000);
  video.finishSeek();
  return store;
}

/** Presses a key on an element and gives the hotkey that the frame around it finds. */
function pressOn(tag: string, init: KeyboardEventInit) {
  const target = document.createElement(tag);
  document.body.append(target);
  let found: ReturnType<typeof hotkeyFor> = null;
  const listen = (event: KeyboardEvent) => (found = hotkeyFor(event));
  target.addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  target.remove();
  return found as ReturnType<typeof hotkeyFor>;
}

describe('hotkeyFor()', () => {
  it.each([
    ['j', 15_000],
    ['l', 25_000],
    ['L', 25_000],
    ['ArrowLeft', 15_000],
    ['ArrowRight', 25_000],
    [',', 20_000 - FRAME_STEP_MS],
    ['.', 20_000 + FRAME_STEP_MS],
  ])('%s goes to %d ms', (key, timeMs) => {
    const store = aPlayer();
    pressOn('section', { key })?.(store.actions);

    expect(store.getState().timeMs).toBeCloseTo(timeMs);
  });

  it.each([' ', 'k', 'K'])('%j plays', (key) => {
    const store = aPlayer();
    pressOn('section', { key })?.(store.actions);

    expect(store.getState().paused).toBe(false);
  });

  it('m mutes', () => {
    const store = aPlayer();
    pressOn('section', { key: 'm' })?.(store.actions);

    expect(store.getState().muted).toBe(true);
  });

  it('a frame step pauses', () => {
    const store = aPlayer();
    store.actions.play();
    pressOn('section', { key: '.' })?.(store.actions);

    expect(store.getState().paused).toBe(true);
  });

  it.each(['input', 'textarea', 'select'])('leaves keys in a <%s> alone', (tag) => {
    expect(pressOn(tag, { key: 'k' })).toBeNull();
  });

  it('leaves Space on a button to the button, but not K', () => {
    expect(pressOn('button', { key: ' ' })).toBeNull();
    expect(pressOn('button', { key: 'k' })).not.toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('leaves %j to the browser', (modifier) => {
    expect(pressOn('section', { key: 'l', ...modifier })).toBeNull();
  });

  it('toggles once however long a key is held', () => {
    expect(pressOn('section', { key: 'k', repeat: true })).toBeNull();
    expect(pressOn('section', { key: 'l', repeat: true })).not.toBeNull();
  });

  it.each(['x', 'constructor', 'Tab'])('knows nothing of %s', (key) => {
    expect(pressOn('section', { key })).toBeNull();
  });
});
