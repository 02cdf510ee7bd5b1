import type { Recorder, RecordingDraft } from '@flowlens/recorder';

/** Adds the *Report a bug* button and its dialog to the page. */
export function showReportButton(recorder: Recorder | null): void {
  const button = document.querySelector<HTMLButtonElement>('#report-bug')!;
  const dialog = document.querySelector<HTMLDialogElement>('#report-dialog')!;
  const form = dialog.querySelector<HTMLFormElement>('#report-form')!;
  const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-step="${name}"]`)!;
  const say = (text: string) => (dialog.querySelector('#report-problem')!.textContent = text);

  function show(step: 'setup' | 'choice' | 'form' | 'sent') {
    for (const name of ['setup', 'choice', 'form', 'sent']) part(name).hidden = name !== step;
    say('');
    if (!dialog.open) dialog.showModal();
  }

  for (const close of dialog.querySelectorAll('[data-close]')) close.addEventListener('click', () => dialog.close());
  // Runs on Escape, too.
  dialog.addEventListener('close', () => void recorder?.getSnapshot().draft?.discard());
  dialog.addEventListener('cancel', (event) => form.inert && event.preventDefault());

  if (!recorder) {
    button.addEventListener('click', () => show('setup'));
    return;
  }
  const { getSnapshot, subscribe } = recorder;
  const showError = (error: unknown) => {
    if (!dialog.open) show('choice');
    say(error instanceof Error ? error.message : String(error));
  };
  let shown: RecordingDraft | null = null;

  function render() {
    const { status, draft } = getSnapshot();
    const isRunning = status === 'recording' || status === 'paused';
    button.textContent = isRunning ? 'Stop recording' : 'Report a bug';
    button.toggleAttribute('data-recording', isRunning);
    button.disabled = status === 'starting' || status === 'stopping';
    if (draft && draft !== shown) {
      part('form').querySelector('#report-facts')!.textContent = factsOf(draft);
      show('form');
    }
    shown = draft;
  }

  async function send() {
    const { draft } = getSnapshot();
    if (!draft) return;
    const { title, description } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const sendButton = form.querySelector<HTMLButtonElement>('#report-send')!;
    form.inert = sendButton.disabled = true;
    sendButton.textContent = 'Sending…';
    try {
      const { url } = await draft.send({ title: title || 'A bug in the shop', description: description ?? '' });
      dialog.querySelector<HTMLAnchorElement>('#report-link')!.href = url;
      show('sent');
      form.reset();
    } finally {
      form.inert = sendButton.disabled = false;
      sendButton.textContent = 'Send';
    }
  }

  button.addEventListener('click', () => {
    if (getSnapshot().status === 'idle') show('choice');
    else recorder.stop().catch(showError);
  });
  dialog.querySelector('#report-last-minute')!.addEventListener('click', () => {
    recorder.report().catch(showError);
  });
  dialog.querySelector('#report-record')!.addEventListener('click', () => {
    recorder.start({ video: true }).then(() => dialog.close(), showError);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send().catch(showError);
  });
  subscribe(render);
  render();
}

function factsOf({ events, durationMs, video }: RecordingDraft): string {
  const errors = events.filter(({ type }) => type === 'javascript_error' || type === 'console_error').length;
  const counts = `${counted(events.length, 'event')}, ${counted(errors, 'error')}`;
  return video ? `${counted(Math.round(durationMs / 1000), 'second')} of video, ${counts}.` : `${counts}, no video.`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
