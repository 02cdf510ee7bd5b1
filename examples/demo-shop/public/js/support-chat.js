const RETRY_MS = 1200;

/** Connects the chat to the studio and reconnects when the connection drops. */
export function openChat() {
  const talk = document.querySelector('#talk');
  const state = document.querySelector('#chat-state');
  const form = document.querySelector('#chat-form');
  const input = document.querySelector('#chat-text');
  let socket;
  let attempts = 0;

  function show(from, content, typing = false) {
    talk.querySelector('[data-typing]')?.remove();
    const item = document.createElement('li');
    item.dataset.from = from;
    if (typing) item.dataset.typing = '';
    item.textContent = content;
    talk.append(item);
    talk.scrollTop = talk.scrollHeight;
  }

  function setState(name, words) {
    state.dataset.state = name;
    state.textContent = words;
  }

  function connect() {
    socket = new WebSocket(`ws://${location.host}/ws/support`);
    socket.addEventListener('open', () => {
      console.info(`Support chat connected, attempt ${attempts + 1}`);
      setState('open', 'Jonas is here');
    });
    socket.addEventListener('message', ({ data }) => {
      const { kind, from, text } = JSON.parse(data);
      show('studio', kind === 'typing' ? `${from} is writing…` : text, kind === 'typing');
    });
    socket.addEventListener('close', ({ code }) => {
      attempts += 1;
      setState('lost', 'Connection lost, trying again…');
      if (attempts === 1) show('house', 'The line dropped. Your last message may not have arrived.');
      console.warn(`Support chat closed with code ${code}, attempt ${attempts} in ${RETRY_MS * attempts} ms`);
      setTimeout(connect, RETRY_MS * attempts);
    });
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (!text) return;
    show('me', text);
    socket.send(JSON.stringify({ text }));
    input.value = '';
  });

  connect();
}
