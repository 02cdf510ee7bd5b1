import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createHostView, DEFAULT_TEXTS } from './host-view.js';

function openView() {
  const root = document.createElement('div');
  document.body.append(root);
  onTestFinished(() => root.remove());
  const actions = { onStart: vi.fn(), onStop: vi.fn(), onResume: vi.fn() };
  const view = createHostView(root, DEFAULT_TEXTS, actions);
  const shadow = root.firstElementChild!.shadowRoot!;
  const buttons = () => [...shadow.querySelectorAll('button')].filter((button) => button.checkVisibility());
  const labels = () => buttons().map(({ textContent }) => textContent);
  const press = (label: string) =>
    buttons()
      .find(({ textContent }) => textContent === label)!
      .click();
  return {
    view,
    labels,
    press,
    shadow,
    ...actions,
    text: (role: string) => shadow.querySelector(`[role=${role}]`)!.textContent,
  };
}

describe('createHostView', () => {
  it.each([
    ['ready', { 'Choose the tab': 'onStart' }],
    ['recording', { Stop: 'onStop' }],
    ['paused', { Resume: 'onResume', Stop: 'onStop' }],
  ] as const)('offers the actions of the phase %s', (phase, actions) => {
    const opened = openView();
    opened.view.show(phase);

    expect(opened.labels()).toEqual(Object.keys(actions));
    expect(opened.text('status')).toBe(DEFAULT_TEXTS[phase]);
    for (const [label, action] of Object.entries(actions)) {
      opened.press(label);
      expect(opened[action]).toHaveBeenCalledOnce();
    }
  });

  it.each(['waiting', 'starting', 'ending', 'done', 'endedElsewhere', 'alone'] as const)(
    'offers no action when it is %s',
    (phase) => {
      const { view, labels, text } = openView();
      view.show(phase);

      expect(labels()).toEqual([]);
      expect(text('status')).toBe(DEFAULT_TEXTS[phase]);
    },
  );

  it.each([
    ['ready', 'Record the tab'],
    ['recording', 'Recording'],
    ['paused', 'Paused'],
    ['done', 'Recording saved'],
    ['endedElsewhere', 'Recording saved'],
  ] as const)('states in its heading that it is %s', (phase, heading) => {
    const { view, shadow } = openView();
    view.show(phase);

    expect(shadow.querySelector('h1')!.textContent).toBe(heading);
  });

  it('keeps the focus on Stop when a recording is paused and resumed elsewhere', () => {
    const { view, shadow } = openView();
    view.show('recording');
    const stop = [...shadow.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop')!;
    stop.focus();
    view.show('paused');
    view.show('recording');

    expect(shadow.activeElement).toBe(stop);
  });

  it('moves the focus from Resume to Stop when the recording resumes', () => {
    const { view, shadow } = openView();
    view.show('paused');
    [...shadow.querySelectorAll('button')].find(({ textContent }) => textContent === 'Resume')!.focus();
    view.show('recording');

    expect(shadow.activeElement?.textContent).toBe('Stop');
  });

  it('shows why the last attempt failed as an alert', () => {
    const { view, text } = openView();
    view.show('ready', 'Another tab was chosen.');
    expect(text('alert')).toBe('Another tab was chosen.');
    view.show('starting');

    expect(text('alert')).toBe('');
  });
});
