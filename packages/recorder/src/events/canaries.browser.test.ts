import { expect, inject, it } from 'vitest';
import { openPage, type PageWindow } from '../test-support/open-page.js';

const server = inject('recorderServer');

/** Values that are never recorded, whatever they stand in, and the part of each that must not show. */
const CANARIES: [name: string, text: string, secret: string][] = [
  ['a JSON web token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJlY2FuYXJ5', 'c2lnbmF0dXJlY2FuYXJ5'],
  ['a bearer token', 'Bearer canary0bearer0token0value', 'canary0bearer0token0value'],
  ['basic credentials', 'Basic Y2FuYXJ5OmJhc2lj', 'Y2FuYXJ5OmJhc2lj'],
  ['credentials of an address', 'https://ada:canaryuserinfo@a.example/', 'canaryuserinfo'],
  ['a private key', '-----BEGIN PRIVATE KEY-----\nCANARYPEM\n-----END PRIVATE KEY-----', 'CANARYPEM'],
  ['a GitHub token', 'ghp_canary0123456789012345678901234567', 'ghp_canary'],
  ['a Slack token', 'xoxb-canary-0123456789', 'xoxb-canary'],
  ['a Stripe key', 'sk_live_canary0123456789', 'sk_live_canary'],
  ['an AWS key', 'AKIACANARY0123456789', 'AKIACANARY'],
  ['a Google key', 'AIzaCanary0123456789012345678901234567', 'AIzaCanary'],
  ['an npm token', 'npm_canary012345678901234567890123456', 'npm_canary'],
  ['a key of a model', 'sk-canaryA0123456789abcdef', 'sk-canaryA'],
  ['a card number', '4242 4242 4242 4242', '4242 4242'],
  ['an IBAN', 'DE89 3704 0044 0532 0130 00', '3704 0044'],
  ['a social security number', '078-05-1120', '078-05-1120'],
  ['a share link', 'https://a.example/shared/flow/canarysharelink0123456789', 'canarysharelink'],
];

/** Runs in the page: leads a text through every source of events. */
async function leak(origin: string, text: string, done: () => void): Promise<void> {
  const page = globalThis as unknown as PageWindow;
  const json = JSON.stringify({ note: text, inner: JSON.stringify({ note: text }) });
  const echo = `${origin}/echo`;
  const send = async (body: BodyInit, type?: string) =>
    (await page.fetch(echo, { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) })).text();

  await send(text);
  await send(json, 'application/json');
  await send(new URLSearchParams({ note: text }));
  const form = new FormData();
  form.set('note', text);
  await send(form);
  await send(new Blob([json], { type: 'application/json' }));
  await (await page.fetch(new Request(echo, { method: 'PUT', body: text }))).json().catch(() => undefined);
  await page.fetch(`${origin}/json?token=${encodeURIComponent(text)}`, {
    headers: { 'x-note': text.replace(/\n/g, ' ') },
  });
  const reader = (await page.fetch(`${origin}/sse-of?data=${encodeURIComponent(text)}`)).body!.getReader();
  while (!(await reader.read()).done);

  const xhr = new XMLHttpRequest();
  xhr.open('POST', echo);
  await new Promise((resolve) => {
    xhr.onloadend = resolve;
    xhr.send(json);
  });
  navigator.sendBeacon(`${origin}/empty`, text);
  const source = new EventSource(`${origin}/sse-of?data=${encodeURIComponent(json)}`);
  await new Promise((resolve) => (source.onmessage = resolve));
  source.close();
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/echo`);
  await new Promise((resolve) => (socket.onopen = resolve));
  for (const frame of [text, json]) {
    const answered = new Promise((resolve) => (socket.onmessage = resolve));
    socket.send(frame);
    await answered;
  }
  socket.close(4000, text.slice(0, 100).replace(/\n/g, ' '));

  localStorage.setItem('note', json);
  sessionStorage['note'] = text;
  for (const level of ['error', 'warn', 'log', 'info', 'debug'] as const)
    page.console[level]('seen %s', text, { note: text }, new Error(text));
  void Promise.reject(new Error(text));
  setTimeout(() => {
    throw new Error(text);
  });
  const image = document.createElement('img');
  image.src = `${origin}/missing?token=${encodeURIComponent(text)}`;
  document.body.append(image);
  history.pushState({}, '', `/cart?note=${encodeURIComponent(text)}#access_token=${encodeURIComponent(text)}`);
  setTimeout(done, 500);
}

it.each(CANARIES)('no event holds %s', async (_name, text, secret) => {
  const page = await openPage();
  page.window.localStorage.clear();
  page.window.sessionStorage.clear();
  page.window.addEventListener('error', (event) => event.preventDefault());
  page.window.addEventListener('unhandledrejection', (event) => event.preventDefault());
  const { sink, handed } = page.createSink();
  const probes = page.install({ emit: sink.emit });
  await new Promise<void>((resolve) => {
    Object.assign(page.window, { resolve });
    page.run(`(${leak.toString()})(${JSON.stringify(server)}, ${JSON.stringify(text)}, resolve); 0`);
  });
  probes.flush();
  sink.stop();

  const types = new Set(handed.map(({ type }) => type));
  for (const type of [
    'network_request',
    'network_response',
    'sse_message',
    'websocket_frame_sent',
    'websocket_frame_received',
  ])
    expect(types).toContain(type);
  for (const type of [
    'local_storage',
    'session_storage',
    'console_debug',
    'javascript_error',
    'resource_error',
    'navigation',
  ])
    expect(types).toContain(type);
  const forms = [secret, encodeURIComponent(secret), secret.replaceAll(' ', '+'), btoa(secret).replace(/=+$/, '')];
  const leaks = handed.filter((event) => forms.some((form) => JSON.stringify(event).includes(form)));
  expect(leaks).toEqual([]);
  expect(Object.values(sink.redactions()).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20);
  page.window.localStorage.clear();
});
