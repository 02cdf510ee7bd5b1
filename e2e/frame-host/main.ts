import { connectEmbed, type EmbedEventType } from '@flowlens/client/embed';

// A wiki page with pasted markup. The hash contains the markup and the address of FlowLens.

const TYPES: EmbedEventType[] = ['ready', 'play', 'pause', 'ended', 'time', 'event-opened', 'error'];

const settings = new URLSearchParams(location.hash.slice(1));
const element = (id: string) => document.getElementById(id) as HTMLElement;
const markup = new DOMParser().parseFromString(settings.get('code') ?? '', 'text/html');
element('article').append(...markup.body.childNodes);
const iframe = document.querySelector('iframe');
if (!iframe) throw new Error('The markup has no iframe.');

const player = connectEmbed(iframe, { origin: settings.get('server') ?? '' });
for (const type of TYPES) player.on(type, (event) => note(JSON.stringify(event)));
element('play').addEventListener('click', player.play);
element('pause').addEventListener('click', player.pause);
element('seek').addEventListener('click', () => player.seek(3_000));

function note(text: string) {
  element('heard').append(Object.assign(document.createElement('li'), { textContent: text }));
}
