import { createFlowLensClient } from '@flowlens/client';
import { createRecorder, type RecordingDraft } from '@flowlens/recorder';

// A shop that embeds the SDK, with the demo shop's bugs: its order call responds with 500. The hash contains server and token.

declare global {
  interface Window {
    draft: RecordingDraft | undefined;
  }
}

const settings = new URLSearchParams(location.hash.slice(1));
const token = settings.get('token');
// Scripts of the page can read its URL.
history.replaceState({}, '', '/');
const client = createFlowLensClient({
  baseUrl: settings.get('server') ?? '',
  getAccessToken: () => token,
  credentials: 'omit',
  fetch: globalThis.fetch.bind(globalThis),
});
const recorder = createRecorder({ client, account: 'mira' });
recorder.install();

const element = <Name extends string>(id: Name) => document.getElementById(id) as HTMLElement;
const say = (text: string) => (element('state').textContent = text);

element('pay').addEventListener('click', () => void pay());
element('record').addEventListener('click', () => {
  record().then(
    () => say('Recording'),
    (error: unknown) => say(String(error)),
  );
});
element('stop').addEventListener('click', () => {
  void recorder.stop().then((draft) => {
    window.draft = draft;
    say('Stopped');
  });
});

/** Resolves when the video has begun, which is later on a busy machine. Events are passed on from then. */
async function record(): Promise<void> {
  await recorder.start({ video: true });
  recorder.mark('The video begins');
  await new Promise<void>((begun) => {
    const check = () => recorder.getSnapshot().eventsCount > 0 && begun();
    recorder.subscribe(check);
    check();
  });
}

async function pay(): Promise<void> {
  localStorage.setItem('draft', JSON.stringify({ city: 'Hamburg', password: 'hunter2-canary' }));
  const socket = new WebSocket(`ws://${location.host}/ws/support`);
  socket.addEventListener('open', () => socket.send(JSON.stringify({ text: 'My order fails' })));
  await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  const stock = new EventSource('/api/stock/tide-vase');
  await new Promise((resolve) => stock.addEventListener('stock', resolve, { once: true }));
  stock.close();
  const response = await fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer hunter2-canary' },
    body: JSON.stringify({ lines: [], address: { country: 'de' }, payment: { card: '4242424242424242' } }),
  });
  const body = (await response.json()) as { message: string };
  say('Refused');
  throw new Error(`The order was refused with status ${response.status}: ${body.message}`);
}
