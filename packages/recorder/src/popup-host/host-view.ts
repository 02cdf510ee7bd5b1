export interface PopupHostTexts {
  title: string;
  /** Before the tab has answered. */
  waiting: string;
  /** What the button does, and that the window has to stay open. */
  ready: string;
  start: string;
  starting: string;
  recording: string;
  stop: string;
  ending: string;
  done: string;
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
  ending: 'Saving the recording…',
  done: 'Saved. You can close this window.',
  alone: 'This window records the tab that opens it. Start the recording there.',
};

type HostPhase = 'waiting' | 'ready' | 'starting' | 'recording' | 'ending' | 'done' | 'alone';

export interface HostView {
  /** @param problem why the last attempt failed */
  show: (phase: HostPhase, problem?: string) => void;
}

const CSS = `
:host { all: initial; display: block; color-scheme: light dark; }
main { font: 15px/1.5 system-ui, sans-serif; padding: 24px; color: light-dark(#1c1b22, #f2f1f6); }
h1 { font-size: 18px; margin: 0 0 8px; }
p { margin: 0 0 16px; }
[role='alert'] { color: light-dark(#b3261e, #ffb4ab); }
button { font: inherit; font-weight: 600; padding: 8px 16px; border: 0; border-radius: 8px; color: #fff; background: #4338ca; cursor: pointer; }
button:hover { background: #3730a3; }
button:focus-visible { outline: 2px solid light-dark(#4338ca, #a5b4fc); outline-offset: 2px; }
[hidden] { display: none; }
`;

/** Shows one sentence and one button. A shadow root keeps the styles of the page out. */
export function createHostView(
  root: HTMLElement,
  texts: PopupHostTexts,
  { onStart, onStop }: { onStart: () => void; onStop: () => void },
): HostView {
  const host = document.createElement('div');
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
  button.addEventListener('click', () => (phase === 'recording' ? onStop() : onStart()));

  return {
    show(next, why = '') {
      phase = next;
      words.textContent = texts[next];
      problem.textContent = why;
      problem.hidden = why === '';
      button.hidden = next !== 'ready' && next !== 'recording';
      button.textContent = next === 'recording' ? texts.stop : texts.start;
    },
  };
}
