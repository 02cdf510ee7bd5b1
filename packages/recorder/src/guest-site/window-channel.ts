import type { Primordials } from '../probes/primordials.js';
import type { Channel } from '../popup-host/open-channel.js';

/** Marks our messages between windows, where other scripts post messages too. */
interface Envelope<Message> {
  flowlensRecording: Message;
}

export function inEnvelope<Message>(message: Message): Envelope<Message> {
  return { flowlensRecording: message };
}

/** Returns the message of an envelope; undefined for messages of other scripts. */
export function outOfEnvelope(data: unknown): unknown {
  return typeof data === 'object' && data !== null ? (data as Partial<Envelope<unknown>>).flowlensRecording : undefined;
}

/** Channel to another window that accepts and sends messages of a single origin. */
export interface Peer {
  window: Window;
  origin: string;
}

/** Opens the channel to another window. Ignores messages that `read` does not recognize. */
export function openWindowChannel<Sent, Received>(
  { window: peer, origin }: Peer,
  read: (data: unknown) => Received | undefined,
  onMessage: (message: Received) => void,
  { listen, unlisten }: Pick<Primordials, 'listen' | 'unlisten'>,
): Channel<Sent> {
  const hear = (event: MessageEvent<unknown>) => {
    const message = event.source === peer && event.origin === origin ? read(outOfEnvelope(event.data)) : undefined;
    if (message !== undefined) onMessage(message);
  };
  listen(window, 'message', hear);
  return {
    post: (message) => peer.postMessage(inEnvelope(message), origin),
    close: () => unlisten(window, 'message', hear),
  };
}
