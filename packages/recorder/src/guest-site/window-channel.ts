import type { Primordials } from '../probes/primordials.js';
import type { Channel } from '../popup-host/open-channel.js';

/** Marks our messages between windows, where other scripts post messages too. */
interface Envelope<Message> {
  flowlensRecording: Message;
}

export function wrapMessage<Message>(message: Message): Envelope<Message> {
  return { flowlensRecording: message };
}

/** Returns the message of an envelope; undefined for messages of other scripts. */
export function unwrapMessage(data: unknown): unknown {
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
  const receive = (event: MessageEvent<unknown>) => {
    const message = event.source === peer && event.origin === origin ? read(unwrapMessage(event.data)) : undefined;
    if (message !== undefined) onMessage(message);
  };
  listen(window, 'message', receive);
  return {
    post: (message) => peer.postMessage(wrapMessage(message), origin),
    close: () => unlisten(window, 'message', receive),
  };
}
