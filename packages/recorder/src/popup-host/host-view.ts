export interface PopupHostTexts {
  title: string;
  /** Before the tab has answered. */
  waiting: string;
  /** Explains the button, and that the window has to stay open. */
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
  /** The tab, or the browser's own button, ended the recording. */
  endedElsewhere: string;
  /** The page was opened by itself. */
  alone: string;
}

export const DEFAULT_TEXTS: PopupHostTexts = {
  title: 'Record the tab',
  waiting: 'Connecting to the tab…',
  ready: 'Choose the tab you came from. Keep this window open while you record.',
  start: 'Choose the tab',
  starting: 'Starting…',
  recording: 'Recording. Go back to the tab and show what happens. Closing this window ends the recording.',
  stop: 'Stop',
  paused: 'Paused. Nothing is recorded until you resume, here or in the tab.',
  resume: 'Resume',
  ending: 'Saving the recording…',
  done: 'Saved. You can close this window.',
  endedElsewhere: 'The recording ended outside of this window. It is saved: review it in the tab.',
  alone: 'This window records the tab that opens it. Start the recording there.',
};

type HostPhase =
  'waiting' | 'ready' | 'starting' | 'recording' | 'paused' | 'ending' | 'done' | 'endedElsewhere' | 'alone';

export interface HostView {
  /** @param problem why the last attempt failed */
  show: (phase: HostPhase, problem?: string) => void;
}

/* Background of its own, because a page without a dark mode stays white behind it. */
const CSS = `
:host { all: initial; display: block; color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif;
  color: light-dark(#1a1a1f, #ececf1); background: light-dark(#fff, #18181c); }
:host([data-fills-window]) { position: fixed; inset: 0; overflow: auto; }
main { box-sizing: border-box; display: flex; flex-direction: column; justify-content: center; gap: 8px; min-height: 100%;
  max-width: 440px; margin: auto; padding: 24px; }
h1 { display: flex; align-items: center; gap: 10px; margin: 0; font-size: 16px; font-weight: 600; line-height: 24px; }
h1::before { content: ''; flex: none; width: 10px; height: 10px; border-radius: 50%; background: light-dark(#cdcdd6, #3f3f48); }
h1[data-phase='recording']::before { background: light-dark(#c42b2b, #ff7b7b); animation: pulse 1.6s ease-in-out infinite; }
h1:is([data-phase='done'], [data-phase='endedElsewhere'])::before { background: light-dark(#1a7240, #4cc47f); }
p { margin: 0; color: light-dark(#5b5b66, #a3a3b0); text-wrap: pretty; }
[role='alert'] { color: light-dark(#c42b2b, #ff7b7b); }
button { min-height: 36px; margin-top: 12px; padding: 0 16px; border: 0; border-radius: 6px; color: #fff;
  background: light-dark(#4f46e5, #5f5cf0); font: inherit; font-weight: 500; cursor: pointer; }
button:hover { background: light-dark(#453dca, #5451d4); }
button:focus-visible { outline: 2px solid light-dark(#4f46e5, #a3a1ff); outline-offset: 2px; }
[hidden] { display: none; }
@keyframes pulse { 50% { opacity: 0.4; } }
@media (prefers-reduced-motion: reduce) { h1::before { animation: none !important; } }
@media (forced-colors: active) { h1::before { background: CanvasText !important; } button { border: 1px solid; } }
`;

/** Shows one sentence and one button. A shadow root keeps the styles of the page out. */
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
  const button = document.createElement('button');
  title.textContent = texts.title;
  words.setAttribute('role', 'status');
  problem.setAttribute('role', 'alert');
  button.type = 'button';
  main.append(title, words, problem, button);
  shadow.append(main);
  root.append(host);
  let phase: HostPhase = 'waiting';
  button.addEventListener('click', () => {
    if (phase === 'recording') onStop();
    else if (phase === 'paused') onResume();
    else onStart();
  });

  return {
    show(next, why = '') {
      phase = title.dataset['phase'] = next;
      words.textContent = texts[next];
      problem.textContent = why;
      problem.hidden = why === '';
      const label = { ready: texts.start, recording: texts.stop, paused: texts.resume }[next as 'ready'];
      button.hidden = label === undefined;
      button.textContent = label ?? '';
    },
  };
}
