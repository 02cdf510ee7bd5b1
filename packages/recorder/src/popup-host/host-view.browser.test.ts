import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHostView, DEFAULT_TEXTS } from './host-view.js';

function openView() {
  const root = document.createElement('div');
  document.body.append(root);
  onTestFinished(() => root.remove());
  const actions = { onStart: vi.fn(), onStop: vi.fn(), onResume: vi.fn() };
  const view = createHostView(root, DEFAULT_TEXTS, actions);
  const shadow = root.firstElementChild!.shadowRoot!;
  const button = shadow.querySelector('button')!;
  return { view, button, ...actions, text: (role: string) => shadow.querySelector(`[role=${role}]`)!.textContent };
}

describe('createHostView', () => {
  it.each([
    ['ready', 'Choose the tab', 'onStart'],
    ['recording', 'Stop', 'onStop'],
    ['paused', 'Resume', 'onResume'],
  ] as const)('offers one action when it is %s', (phase, label, action) => {
    const opened = openView();
    opened.view.show(phase);
    expect(opened.button.hidden).toBe(false);
    expect(opened.button.textContent).toBe(label);
    opened.button.click();

    expect(opened[action]).toHaveBeenCalledOnce();
    expect(opened.text('status')).toBe(DEFAULT_TEXTS[phase]);
  });

  it.each(['waiting', 'starting', 'ending', 'done', 'endedElsewhere', 'alone'] as const)(
    'offers no action when it is %s',
    (phase) => {
      const { view, button, text } = openView();
      view.show(phase);

      expect(button.hidden).toBe(true);
      expect(text('status')).toBe(DEFAULT_TEXTS[phase]);
    },
  );

  it('shows why the last attempt failed as an alert', () => {
    const { view, text } = openView();
    view.show('ready', 'Another tab was chosen.');
    expect(text('alert')).toBe('Another tab was chosen.');
    view.show('starting');

    expect(text('alert')).toBe('');
  });
});
