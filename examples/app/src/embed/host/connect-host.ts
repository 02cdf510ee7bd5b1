import { type EmbedCommand, type EmbedEvent, embedMessage, isEmbedMessage } from '@flowlens/client/embed';

/** The page around the iframe. */
export interface Host {
  /** Sends an event if the origin of the page is known and listed. */
  send: (event: EmbedEvent) => void;
  /** Listens to commands, including those that arrived earlier. Returns the function that stops listening. */
  onCommand: (listener: (command: EmbedCommand) => void) => () => void;
}

/**
 * Connects to the page around the iframe if its origin is listed. Ignores messages from other windows and origins, and
 * sends nothing until the origin is known.
 */
export function connectHost(page: Window, origins: readonly string[]): Host {
  const { parent } = page;
  let origin = parent === page ? null : knownOrigin(page, origins);
  let listener: ((command: EmbedCommand) => void) | null = null;
  const early: EmbedCommand[] = [];

  page.addEventListener('message', ({ data, source, origin: sender }: MessageEvent<unknown>) => {
    if (parent === page || source !== parent || !origins.includes(sender)) return;
    if (!isEmbedMessage(data)) return;
    origin = sender;
    const command = commandOf(data);
    if (!command) {
      if (import.meta.env.DEV) console.warn('FlowLens ignores a message that is not a command', data);
    } else if (listener) listener(command);
    else early.push(command);
  });

  return {
    send: (event) => {
      if (origin !== null) parent.postMessage(embedMessage(event), origin);
    },
    onCommand(next) {
      listener = next;
      early.splice(0).forEach((command) => next(command));
      return () => {
        listener = null;
      };
    },
  };
}

/** Returns the origin of the parent page as reported by the browser; null if it is unknown or not listed. */
function knownOrigin({ location, document }: Window, origins: readonly string[]): string | null {
  const reported = location.ancestorOrigins?.[0] ?? originOf(document.referrer);
  return reported !== null && origins.includes(reported) ? reported : null;
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

function commandOf({ type, time_ms }: { type: unknown; time_ms?: unknown }): EmbedCommand | null {
  switch (type) {
    case 'subscribe':
    case 'play':
    case 'pause':
      return { type };
    case 'seek':
      return typeof time_ms === 'number' && Number.isFinite(time_ms) && time_ms >= 0 ? { type, time_ms } : null;
    default:
      return null;
  }
}
