import type { Recorder } from '@flowlens/recorder';

interface ChannelContext {
  /** Origin of the server that the page calls. */
  shop: string;
  recorder: Recorder;
}

type Leak = (text: string, surroundings: ChannelContext) => unknown;

/** Ways for a text to get into a recording. */
export const CHANNELS: Record<string, Leak> = {
  'fetch, text': (text, { shop }) => read(fetch(`${shop}/echo`, { method: 'POST', body: text })),
  'fetch, JSON': (text, { shop }) =>
    read(
      fetch(`${shop}/echo`, {
        method: 'POST',
        body: JSON.stringify({ items: [{ note: text }] }),
        headers: { 'content-type': 'application/json' },
      }),
    ),
  'fetch, form': (text, { shop }) =>
    read(fetch(`${shop}/echo`, { method: 'POST', body: new URLSearchParams({ note: text, page: '2' }) })),
  'fetch, multipart': (text, { shop }) => read(fetch(`${shop}/echo`, { method: 'POST', body: formOf(text) })),
  'fetch, blob': (text, { shop }) =>
    read(
      fetch(`${shop}/echo`, {
        method: 'POST',
        body: new Blob([JSON.stringify({ note: text })], { type: 'application/json' }),
      }),
    ),
  'fetch, request': (text, { shop }) => read(fetch(new Request(`${shop}/echo`, { method: 'PUT', body: text }))),
  'fetch, query': (text, { shop }) => read(fetch(`${shop}/json?note=${encodeURIComponent(text)}&page=2`)),
  'fetch, fragment': (text, { shop }) => read(fetch(`${shop}/json#note=${encodeURIComponent(text)}`)),
  'fetch, path': (text, { shop }) => read(fetch(`${shop}/orders/${encodeURIComponent(text)}/items`)),
  'fetch, request header': (text, { shop }) => read(fetch(`${shop}/json`, { headers: { 'x-note': oneLine(text) } })),
  'fetch, response header': (text, { shop }) =>
    read(fetch(`${shop}/header?note=${encodeURIComponent(encodeURIComponent(text))}`)),
  'fetch, secret headers': (text, { shop }) =>
    read(fetch(`${shop}/json`, { headers: { authorization: oneLine(text), 'x-csrf-token': oneLine(text) } })),
  'fetch, stream': (text, { shop }) => read(fetch(`${shop}/sse-of?data=${encodeURIComponent(text)}`)),
  'fetch, aborted': (text, { shop }) => {
    const controller = new AbortController();
    const response = fetch(`${shop}/json`, { signal: controller.signal }).catch(() => undefined);
    controller.abort(text);
    return response;
  },
  'XHR, body': (text, { shop }) => request(`${shop}/echo`, JSON.stringify({ note: text })),
  'XHR, query': (text, { shop }) => request(`${shop}/json?note=${encodeURIComponent(text)}`, ''),
  beacon: (text, { shop }) => navigator.sendBeacon(`${shop}/empty?note=${encodeURIComponent(text)}`, text),
  EventSource: (text, { shop }) => listen(`${shop}/sse-of?data=${encodeURIComponent(text)}`),
  'WebSocket, frames': (text, { shop }) => exchangeFrames(`${shop.replace('http', 'ws')}/echo`, text),
  'WebSocket, address': (text, { shop }) =>
    exchangeFrames(`${shop.replace('http', 'ws')}/echo?note=${encodeURIComponent(text)}`, 'hello'),
  'WebSocket, reason': (text, { shop }) =>
    text.length < 120 && exchangeFrames(`${shop.replace('http', 'ws')}/echo`, 'hello', text),
  'local storage, value': (text) => localStorage.setItem(unique('note'), text),
  'local storage, key': (text) => localStorage.setItem(text, unique('value')),
  'local storage, by property': (text) => (localStorage[unique('note')] = JSON.stringify({ note: text })),
  'session storage, value': (text) => sessionStorage.setItem(unique('note'), JSON.stringify({ note: text })),
  'console.error': (text) => console.error('seen %s', text, { note: text }, new Error(text)),
  'console.warn': (text) => console.warn(text),
  'console.log': (text) => console.log('cart %o', { list: [{ note: text }] }),
  'console.info': (text) => console.info('seen', [text]),
  'console.debug': (text) => console.debug(new Map([[text, text]]), { [text]: 1 }),
  'an error': (text) => setTimeout(() => throwError(text)),
  'a rejected error': (text) => void Promise.reject(new Error(text)),
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- pages do that
  'a rejected text': (text) => void Promise.reject(text),
  'a missing resource': (text, { shop }) => load(`${shop}/missing?note=${encodeURIComponent(text)}`),
  'a blocked resource': (text) => load(`https://blocked.example/missing/${encodeURIComponent(text)}`),
  'the query of the page': (text) => history.pushState({}, '', `/cart?note=${encodeURIComponent(text)}`),
  'the fragment of the page': (text) => history.pushState({}, '', `/cart#${encodeURIComponent(text)}`),
  'the path of the page': (text) => history.pushState({}, '', `/cart/${encodeURIComponent(text)}`),
  'a mark': (text, { recorder }) => recorder.mark(text),
};

const read = async (response: Promise<Response>) => (await response).text();

/** Headers cannot contain line breaks. */
const oneLine = (text: string) => (/[\r\n]/.test(text) ? encodeURIComponent(text) : text);

let count = 0;
const unique = (name: string) => `${name}${(count += 1)}`;

function formOf(text: string): FormData {
  const form = new FormData();
  form.set('note', text);
  form.set('file', new File([text], `${unique('note')}.txt`));
  return form;
}

function request(url: string, body: string): Promise<unknown> {
  const xhr = new XMLHttpRequest();
  xhr.open('POST', url);
  xhr.setRequestHeader('content-type', 'application/json');
  return new Promise((resolve) => {
    xhr.onloadend = resolve;
    xhr.send(body);
  });
}

async function listen(url: string): Promise<void> {
  const source = new EventSource(url);
  await new Promise((resolve) => (source.onmessage = resolve));
  source.close();
}

async function exchangeFrames(url: string, text: string, reason = ''): Promise<void> {
  const socket = new WebSocket(url);
  await new Promise((resolve) => (socket.onopen = resolve));
  const answered = new Promise((resolve) => (socket.onmessage = resolve));
  socket.send(text);
  await answered;
  socket.close(4_000, reason);
}

function throwError(text: string): never {
  throw new Error(text);
}

async function load(url: string): Promise<void> {
  const image = document.createElement('img');
  const failed = new Promise((resolve) => (image.onerror = resolve));
  image.src = url;
  document.body.append(image);
  await failed;
  image.remove();
}
