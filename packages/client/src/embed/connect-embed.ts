import {
  type EmbedCommand,
  type EmbedEvent,
  embedMessage,
  type EmbedEvents,
  type EmbedEventType,
  isEmbedMessage,
} from './embed-messages.js';

export interface ConnectEmbedOptions {
  /** Origin of the FlowLens server, such as `https://flowlens.example.com`. */
  origin: string;
}

/** The player in an iframe. */
export interface EmbedConnection {
  /** Starts the video. Commands before `ready` are sent then. */
  play: () => void;
  pause: () => void;
  /** Moves the video to a time in milliseconds. */
  seek: (timeMs: number) => void;
  /** Calls back for each event of a type. Returns the function that ends that. */
  on: <Type extends EmbedEventType>(type: Type, listener: (event: EmbedEvents[Type]) => void) => () => void;
  /** Stops listening. The iframe stays as it is. */
  dispose: () => void;
}

/**
 * Connects a page to the FlowLens player in an iframe of it. Messages of other windows and origins are ignored.
 *
 * @example
 * const player = connectEmbed(iframe, { origin: 'https://flowlens.example.com' });
 * player.on('ready', () => player.seek(28_000));
 */
export function connectEmbed(iframe: HTMLIFrameElement, { origin }: ConnectEmbedOptions): EmbedConnection {
  const target = new URL(origin).origin;
  const listeners = new Set<(event: EmbedEvent) => void>();
  /** Commands that wait until the player is ready; null from then on. */
  let waiting: EmbedCommand[] | null = [];

  const post = (command: EmbedCommand) => iframe.contentWindow?.postMessage(embedMessage(command), target);
  const send = (command: EmbedCommand) => (waiting ? void waiting.push(command) : post(command));

  function receive({ data, source, origin: sender }: MessageEvent<unknown>) {
    if (source === null || source !== iframe.contentWindow || sender !== target || !isEmbedMessage(data)) return;
    const event = data as unknown as EmbedEvent;
    if (event.type === 'ready' && waiting) {
      waiting.forEach(post);
      waiting = null;
    }
    listeners.forEach((listener) => listener(event));
  }

  function subscribe() {
    waiting ??= [];
    post({ type: 'subscribe' });
  }

  window.addEventListener('message', receive);
  iframe.addEventListener('load', subscribe);
  // A readable document is the empty one before the page, which has another origin and would not get the message.
  if (iframe.contentDocument === null) subscribe();

  return {
    play: () => send({ type: 'play' }),
    pause: () => send({ type: 'pause' }),
    seek: (timeMs) => send({ type: 'seek', time_ms: timeMs }),
    on(type, listener) {
      const listen = (event: EmbedEvent) => {
        if (event.type === type) listener(event as unknown as EmbedEvents[typeof type]);
      };
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    dispose() {
      window.removeEventListener('message', receive);
      iframe.removeEventListener('load', subscribe);
      listeners.clear();
    },
  };
}
