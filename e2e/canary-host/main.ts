import { createFlowLensClient } from '@flowlens/client';
import { createRecorder, type Recorder, type RecordingDraft } from '@flowlens/recorder';
import { CHANNELS } from './channels.js';
import { paced } from './paced.js';
import { type Pictured, type Pixels, recordPictures } from './pixels.js';

// A page that embeds the SDK and passes texts through everything that the SDK observes. The hash contains server and token.

declare global {
  interface Window {
    recorder: Recorder;
    draft: RecordingDraft | undefined;
    /** Passes texts through a channel. */
    leak: (channel: string, texts: readonly string[]) => Promise<void>;
    /** Puts a button described by a text under the pointer. */
    showButton: (attribute: string, text: string) => void;
    /** Puts a field into the page and focuses it. */
    showField: (html: string) => void;
    /** Records a text in the video, and returns its areas in the first and the last frame. */
    recordPictures: (text: string) => Promise<Record<Pictured, Pixels>[]>;
    /** Contents of all private files of the origin. */
    readPrivateFiles: () => Promise<string[]>;
  }
}

const settings = new URLSearchParams(location.hash.slice(1));
const client = createFlowLensClient({
  baseUrl: settings.get('server') ?? '',
  getAccessToken: () => settings.get('token'),
});
const shop = settings.get('shop') ?? '';
window.recorder = createRecorder({ client, redaction: { block: ['.secret'] } });
window.recorder.install();
// The token is not part of this test.
history.replaceState({}, '', '/');
for (const type of ['error', 'unhandledrejection']) addEventListener(type, (event) => event.preventDefault());

window.leak = async (channel, texts) => {
  const leak = CHANNELS[channel];
  if (!leak) throw new Error(`There is no channel ${channel}.`);
  // Most channels make a request and a response; a connection is opened, answers, and is closed.
  const eventsPerText = /socket|source|stream/i.test(channel) ? 4 : 2;
  await paced(texts, eventsPerText, async (text) => leak(text, { shop, recorder: window.recorder }));
};

const stage = document.getElementById('stage')!;

window.showButton = (attribute, text) => {
  const button = document.createElement('button');
  if (attribute === 'text') button.textContent = text;
  else button.setAttribute(attribute, text);
  stage.replaceChildren(button);
};

window.showField = (html) => {
  stage.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  stage.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus();
};

window.recordPictures = (text) => recordPictures(window.recorder, text);

window.readPrivateFiles = async () => {
  const texts: string[] = [];
  const visit = async (folder: FileSystemDirectoryHandle): Promise<void> => {
    for await (const [name, entry] of folder.entries()) {
      texts.push(name);
      if (entry.kind === 'directory') await visit(entry as FileSystemDirectoryHandle);
      else texts.push(await (await (entry as FileSystemFileHandle).getFile()).text());
    }
  };
  await visit(await navigator.storage.getDirectory());
  return texts;
};
