import { describe, expect, it, vi } from 'vitest';
import { hotkeyFor } from './player-hotkeys.js';
import { FRAME_STEP_MS, PLAYER_SHORTCUTS, type PlayerShortcut } from './player-shortcuts.js';
import { createPlayerStore } from '../player-store.js';
import { fakeVideo } from '../test-support/fake-video.js';

function aPlayer() {
  const store = createPlayerStore();
  const video = fakeVideo();
  store.attachVideo(video.element);
  video.loadMetadata();
  store.actions.seek(20_000);
  video.finishSeek();
  return store;
}

/** Presses a key on an element and returns the hotkey that the enclosing frame finds. */
function pressOn(tag: string, init: KeyboardEventInit, attributes: Record<string, string> = {}) {
  const target = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
  document.body.append(target);
  let found: PlayerShortcut['run'] | null = null;
  const listen = (event: KeyboardEvent) => (found = hotkeyFor(event));
  target.addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  target.remove();
  return found as PlayerShortcut['run'] | null;
}

describe('hotkeyFor', () => {
  it.each([
    ['j', 15_000],
    ['l', 25_000],
    ['L', 25_000],
    ['ArrowLeft', 15_000],
    ['ArrowRight', 25_000],
    [',', 20_000 - FRAME_STEP_MS],
    ['.', 20_000 + FRAME_STEP_MS],
  ])('seeks with %s to %d ms', (key, timeMs) => {
    const store = aPlayer();
    pressOn('section', { key })?.(store);

    expect(store.getState().timeMs).toBeCloseTo(timeMs);
  });

  it.each([
    ['Russian', 'л', 'KeyK'],
    ['Greek', 'κ', 'KeyK'],
    ['Hebrew', 'ל', 'KeyK'],
    ['Dvorak', 'k', 'KeyV'],
  ])('plays with the key for K on a %s keyboard', (_layout, key, code) => {
    const store = aPlayer();
    pressOn('section', { key, code })?.(store);

    expect(store.getState().paused).toBe(false);
  });

  it.each([
    ['Dvorak', 't', 'KeyK'],
    ['AZERTY', '§', 'Slash'],
  ])('ignores another character at the position of a shortcut on a %s keyboard', (_layout, key, code) => {
    expect(pressOn('section', { key, code, shiftKey: true })).toBeNull();
  });

  it('jumps back with Shift on a Russian keyboard', () => {
    expect(pressOn('section', { key: 'У', code: 'KeyE', shiftKey: true })).toBe(PLAYER_SHORTCUTS.previousError.run);
  });

  it.each([' ', 'k', 'K'])('plays with %j', (key) => {
    const store = aPlayer();
    pressOn('section', { key })?.(store);

    expect(store.getState().paused).toBe(false);
  });

  it('mutes with m', () => {
    const store = aPlayer();
    pressOn('section', { key: 'm' })?.(store);

    expect(store.getState().muted).toBe(true);
  });

  it('pauses on a frame step', () => {
    const store = aPlayer();
    store.actions.play();
    pressOn('section', { key: '.' })?.(store);

    expect(store.getState().paused).toBe(true);
  });

  it.each([
    ['e', false, 30_000],
    ['E', true, 10_000],
    ['n', false, 25_000],
    ['N', true, 5_000],
  ])('seeks with %s (Shift: %s) to %d ms', (key, shiftKey, timeMs) => {
    const store = aPlayer();
    const text = { label: '', description: '' };
    store.actions.setStops([
      { kind: 'comment', commentId: 'c1', timeMs: 5_000, ...text },
      { kind: 'console_error', entryId: 'e1', timeMs: 10_000, ...text },
      { kind: 'comment', commentId: 'c2', timeMs: 25_000, ...text },
      { kind: 'network', entryId: 'e2', timeMs: 30_000, ...text },
    ]);
    pressOn('section', { key, shiftKey })?.(store);

    expect(store.getState().timeMs).toBe(timeMs);
  });

  it('changes the speed by one step with < and >', () => {
    const store = aPlayer();
    pressOn('section', { key: '>', shiftKey: true })?.(store);
    expect(store.getState().rate).toBe(1.25);

    pressOn('section', { key: '<' })?.(store);
    pressOn('section', { key: '<' })?.(store);
    expect(store.getState().rate).toBe(0.75);
  });

  it('skips idle stretches with s when there are any', () => {
    const store = aPlayer();
    pressOn('section', { key: 's' })?.(store);
    expect(store.getState().skipIdle).toBe(false);

    store.actions.setIdleStretches([{ startMs: 1_000, endMs: 9_000 }]);
    pressOn('section', { key: 's' })?.(store);
    expect(store.getState().skipIdle).toBe(true);
  });

  it('opens the list of keys with ?', () => {
    const store = aPlayer();
    pressOn('section', { key: '?', shiftKey: true })?.(store);

    expect(store.getState().helpOpen).toBe(true);
  });

  it('ignores Shift with keys that have no shifted shortcut', () => {
    const store = aPlayer();
    pressOn('section', { key: 'L', shiftKey: true })?.(store);

    expect(store.getState().timeMs).toBe(25_000);
  });

  it('assigns each key to one shortcut', () => {
    const keys = Object.values(PLAYER_SHORTCUTS).flatMap((shortcut) => [...shortcut.keys]);

    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(['input', 'textarea', 'select'])('ignores keys in a <%s>', (tag) => {
    expect(pressOn(tag, { key: 'k' })).toBeNull();
  });

  it.each(['textbox', 'searchbox', 'combobox', 'listbox', 'menu', 'dialog', 'alertdialog'])(
    'ignores keys in a %s',
    (role) => {
      expect(pressOn('div', { key: 'k' }, { role })).toBeNull();
    },
  );

  it('ignores keys in edited content', () => {
    expect(pressOn('div', { key: 'k' }, { contenteditable: 'true' })).toBeNull();
    expect(pressOn('div', { key: 'k' }, { contenteditable: 'false' })).not.toBeNull();
  });

  it('ignores keys that compose a character', () => {
    expect(pressOn('section', { key: 'k', isComposing: true })).toBeNull();
  });

  it('works inside a dialog that contains the whole player', () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    const frame = dialog.appendChild(document.createElement('section'));
    const find = (target: Element) => {
      let found: unknown;
      const listen = (event: Event) =>
        (found = hotkeyFor(event as KeyboardEvent, Object.values<PlayerShortcut>(PLAYER_SHORTCUTS), frame));
      dialog.addEventListener('keydown', listen, { once: true });
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }));
      return found;
    };

    expect(find(frame)).toBe(PLAYER_SHORTCUTS.playPause.run);
    const inner = frame.appendChild(document.createElement('div'));
    inner.setAttribute('role', 'menu');
    expect(find(inner)).toBeNull();
  });

  it('leaves Space and the arrow keys to a focused region that scrolls', () => {
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
    const scroller = { style: 'overflow: auto' };

    expect(pressOn('pre', { key: ' ' }, scroller)).toBeNull();
    expect(pressOn('pre', { key: 'ArrowRight' }, scroller)).toBeNull();
    expect(pressOn('pre', { key: 'l' }, scroller)).not.toBeNull();
    expect(pressOn('pre', { key: ' ' })).not.toBeNull();
    vi.restoreAllMocks();
  });

  it('finds the action of other shortcuts', () => {
    const search = vi.fn();
    document.addEventListener(
      'keydown',
      (event) => {
        expect(hotkeyFor(event, [{ keys: ['/'], run: search }])).toBe(search);
        expect(hotkeyFor(event, [{ keys: ['x'], run: search }])).toBeNull();
      },
      { once: true },
    );

    // A German keyboard types the character with Shift.
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', shiftKey: true }));

    expect.assertions(2);
  });

  it('ignores Space on a button, but not K', () => {
    expect(pressOn('button', { key: ' ' })).toBeNull();
    expect(pressOn('button', { key: 'k' })).not.toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('leaves %j to the browser', (modifier) => {
    expect(pressOn('section', { key: 'l', ...modifier })).toBeNull();
  });

  it('toggles once while a key is held', () => {
    const store = aPlayer();
    for (const repeat of [false, true, true]) pressOn('section', { key: 'k', repeat })?.(store);
    for (const repeat of [false, true]) pressOn('section', { key: 'l', repeat })?.(store);

    expect(store.getState()).toMatchObject({ paused: false, timeMs: 30_000 });
  });

  it('prevents scrolling with a held Space', () => {
    expect(pressOn('section', { key: ' ', repeat: true })).not.toBeNull();
  });

  it.each(['x', 'constructor', 'Tab'])('has no shortcut for %s', (key) => {
    expect(pressOn('section', { key })).toBeNull();
  });
});
