export interface PopupHostTexts {
  /** Headings: before a recording, during it, in a pause, and after it. */
  title: string;
  recordingTitle: string;
  pausedTitle: string;
  savedTitle: string;
  /** Shown before the tab has answered. */
  waiting: string;
  /** Explains the button and that the window must stay open. */
  ready: string;
  start: string;
  starting: string;
  recording: string;
  stop: string;
  paused: string;
  /** Ends a pause. */
  resume: string;
  ending: string;
  done: string;
  /** Shown if the tab, or the browser's own button, ended the recording. */
  endedElsewhere: string;
  /** Shown if the page was opened without parameters. */
  alone: string;
}

export const DEFAULT_TEXTS: PopupHostTexts = {
  title: 'Record the tab',
  recordingTitle: 'Recording',
  pausedTitle: 'Paused',
  savedTitle: 'Recording saved',
  waiting: 'Connecting to the tab…',
  ready: 'Choose the tab you came from. Keep this window open while you record.',
  start: 'Choose the tab',
  starting: 'Starting…',
  recording: 'Go back to the tab and show what happens. Closing this window ends the recording.',
  stop: 'Stop',
  paused: 'Nothing is recorded until you resume, here or in the tab.',
  resume: 'Resume',
  ending: 'Saving the recording…',
  done: 'You can close this window.',
  endedElsewhere: 'It ended outside of this window. Review it in the tab.',
  alone: 'This window records the tab that opens it. Start the recording there.',
};

type HostPhase =
  'waiting' | 'ready' | 'starting' | 'recording' | 'paused' | 'ending' | 'done' | 'endedElsewhere' | 'alone';

export interface HostView {
  /** @param problem reason why the last attempt failed */
  show: (phase: HostPhase, problem?: string) => void;
}

/* Own background, because a page without a dark mode stays white behind it. */
const CSS = `
:host { all: initial; display: block; color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif;
  color: light-dark(#1a1a1f, #ececf1); background: light-dark(#fff, #18181c); }
:host([data-fills-window]) { position: fixed; inset: 0; overflow: auto; }
main { box-sizing: border-box; display: flex; flex-direction: column; justify-content: center; gap: 8px; min-height: 100%;
  max-width: 440px; margin: auto; padding: 24px; }
h1 { display: flex; align-items: center; gap: 10px; margin: 0; font-size: 16px; font-weight: 600; line-height: 24px; }
h1::before { content: ''; flex: none; width: 10px; height: 10px; border-radius: 50%; background: light-dark(#cdcdd6, #3f3f48); }
[data-phase='recording'] h1::before { background: light-dark(#c42b2b, #ff7b7b); animation: pulse 1.6s ease-in-out infinite; }
[data-phase='paused'] h1::before { background: light-dark(#b45309, #fbbf24); }
:is([data-phase='done'], [data-phase='endedElsewhere']) h1::before { background: light-dark(#1a7240, #4cc47f); }
p { margin: 0; color: light-dark(#5b5b66, #a3a3b0); text-wrap: pretty; }
[role='alert'] { color: light-dark(#c42b2b, #ff7b7b); }
div { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
button { flex: 1; min-height: 36px; padding: 0 16px; border: 1px solid transparent; border-radius: 6px; color: #fff;
  background: light-dark(#4f46e5, #5f5cf0); font: inherit; font-weight: 500; cursor: pointer; }
button:hover { background: light-dark(#453dca, #5451d4); }
button:not([hidden]) ~ button { color: inherit; background: none; border-color: light-dark(#cdcdd6, #3f3f48); }
button:not([hidden]) ~ button:hover { background: light-dark(#f3f3f6, #26262c); }
button:focus-visible { outline: 2px solid light-dark(#4f46e5, #a3a1ff); outline-offset: 2px; }
[hidden] { display: none; }
@keyframes pulse { 50% { opacity: 0.4; } }
@media (prefers-reduced-motion: reduce) { h1::before { animation: none !important; } }
@media (forced-colors: active) { h1::before { background: CanvasText !important; } }
`;

/** Shows one sentence and the actions of a phase. A shadow root isolates it from the page's styles. */
export function createHostView(
  root: HTMLElement,
  texts: PopupHostTexts,
  { onStart, onStop, onResume }: { onStart: () => void; onStop: () => void; onResume: () => void },
): HostView {
  const host = document.createElement('div');
  host.toggleAttribute('data-fills-window', root === document.body);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  shadow.adoptedStyleSheets = [sheet];
  const main = document.createElement('main');
  const title = document.createElement('h1');
  const words = document.createElement('p');
  const problem = document.createElement('p');
  const actions = document.createElement('div');
  words.setAttribute('role', 'status');
  problem.setAttribute('role', 'alert');
  const start = button(texts.start, onStart);
  const resume = button(texts.resume, onResume);
  const stop = button(texts.stop, onStop);
  const buttons = [start, resume, stop];
  const buttonsOf: Partial<Record<HostPhase, HTMLButtonElement[]>> = {
    ready: [start],
    recording: [stop],
    paused: [resume, stop],
  };
  const titles: Partial<Record<HostPhase, string>> = {
    recording: texts.recordingTitle,
    paused: texts.pausedTitle,
    done: texts.savedTitle,
    endedElsewhere: texts.savedTitle,
  };
  actions.append(...buttons);
  main.append(title, words, problem, actions);
  shadow.append(main);
  root.append(host);

  return {
    show(phase, why = '') {
      const focused = shadow.activeElement;
      const shown = buttonsOf[phase] ?? [];
      main.dataset['phase'] = phase;
      title.textContent = titles[phase] ?? texts.title;
      words.textContent = texts[phase];
      problem.textContent = why;
      problem.hidden = why === '';
      actions.hidden = shown.length === 0;
      for (const each of buttons) each.hidden = !shown.includes(each);
      // The clicked button may be removed.
      if (focused && !shown.some((each) => each === focused)) shown[0]?.focus();
    },
  };
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onPress);
  return made;
}
