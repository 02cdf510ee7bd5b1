import type { Recorder } from '@flowlens/recorder';

/** Places of a secret in the picture, and one of a public text. */
export const PICTURED = [
  'readable',
  'block',
  'mask',
  'selector',
  'card',
  'password',
  'shown password',
  'shadow root',
  'closed shadow root',
] as const;

export type Pictured = (typeof PICTURED)[number];

/** Grey values of the pixels of a text. */
export type Pixels = number[];

const RECORD_MS = 1_500;
const WHITE_MIN = 200;
const STYLE = 'display: block; width: 400px; height: 60px; margin: 0 0 12px; font: 32px monospace; color: #000;';

/** Attributes of places other than fields. */
const PLAIN: Partial<Record<Pictured, [name: string, value: string]>> = {
  readable: ['lang', 'en'],
  block: ['data-fl-block', ''],
  mask: ['data-fl-mask', ''],
  selector: ['class', 'secret'],
};

/** Puts a text into all places. */
function show(text: string): Record<string, Element> {
  const stage = document.getElementById('stage')!;
  stage.replaceChildren();
  const places: Record<string, Element> = {};
  for (const name of PICTURED) {
    const host = document.createElement('section');
    host.style.cssText = STYLE;
    stage.append(host);
    places[name] = host;
    const attribute = PLAIN[name];
    if (attribute) {
      const plain = document.createElement('div');
      plain.style.cssText = STYLE;
      plain.setAttribute(...attribute);
      plain.textContent = text;
      host.append(plain);
    } else addField(name, host, text);
  }
  return places;
}

function addField(name: Pictured, host: HTMLElement, text: string): void {
  const field = document.createElement('input');
  field.style.cssText = STYLE;
  if (name === 'card') field.autocomplete = 'cc-number';
  else field.type = 'password';
  field.value = text;
  if (name.endsWith('shadow root'))
    host.attachShadow({ mode: name.startsWith('closed') ? 'closed' : 'open' }).append(field);
  else host.append(field);
  // A page that shows a password makes it a text field, and the recorder needs a moment to notice.
  if (name !== 'card' && name !== 'password') setTimeout(() => (field.type = 'text'));
}

/** Records a text in all places, and returns those areas in the first and the last frame. */
export async function recordPictures(recorder: Recorder, text: string): Promise<Record<Pictured, Pixels>[]> {
  const places = show(text);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await recorder.start({ video: true });
  // Without movement there are few pictures.
  const moving = document.body.animate(
    [{ borderTop: '1px solid #fff' }, { borderTop: '1px solid #eee' }],
    RECORD_MS / 5,
  );
  moving.effect?.updateTiming({ iterations: Infinity });
  await new Promise((resolve) => setTimeout(resolve, RECORD_MS));
  moving.cancel();
  const draft = await recorder.stop();
  // Copied, because the file is deleted with the draft.
  const file = new Blob([await (await draft.video!.blob()).arrayBuffer()], { type: 'video/mp4' });
  await draft.discard();
  const video = document.createElement('video');
  video.muted = true;
  video.src = URL.createObjectURL(file);
  await new Promise((resolve, reject) => {
    video.onloadeddata = resolve;
    video.onerror = () => reject(new Error('The video cannot be played.'));
  });
  return [await pixelsAt(video, 0.01, places), await pixelsAt(video, video.duration - 0.3, places)];
}

async function pixelsAt(video: HTMLVideoElement, seconds: number, places: Record<string, Element>) {
  await new Promise((resolve) => {
    video.onseeked = resolve;
    video.currentTime = seconds;
  });
  // After a seek, a busy browser may draw nothing for a moment, so the page is white.
  for (;;) {
    const pixels = pixelsOf(video, places);
    if (pixels.readable.some((grey) => grey > WHITE_MIN)) return pixels;
    await new Promise(requestAnimationFrame);
  }
}

function pixelsOf(video: HTMLVideoElement, places: Record<string, Element>): Record<Pictured, Pixels> {
  const { videoWidth: width, videoHeight: height } = video;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(video, 0, 0);
  const scale = width / innerWidth;
  const cut = (element: Element): Pixels => {
    const { x, y, width: wide, height: high } = element.getBoundingClientRect();
    const { data } = context.getImageData(x * scale, y * scale, wide * scale, high * scale);
    return Array.from({ length: data.length / 4 }, (_, pixel) => data[pixel * 4 + 1]!);
  };
  return Object.fromEntries(PICTURED.map((name) => [name, cut(places[name]!)])) as Record<Pictured, Pixels>;
}
