/** Handshake event between the two worlds of a document. Only the first is accepted, so a later one from the page is refused. */
const HELLO = 'flowlens-hello';

type PageWindow = Window & typeof globalThis;

/** The probe's end of the channel. */
export interface PageEnd {
  /** Delivers a text synchronously, even while the document unloads. */
  send: (text: string) => void;
}

interface PageEndOptions {
  /** Called once with selectors of elements to mask. */
  onBegin: (masks: string[]) => void;
  onStop: () => void;
}

/**
 * Opens the channel from the page's own world to the bridge. DOM events are synchronous, unlike a port. Their random
 * names are exchanged before any script of the page runs, so the page cannot listen.
 *
 * @returns undefined if no bridge listens, for example because an earlier probe in this document is connected
 */
export function openPageEnd(window: PageWindow, { onBegin, onStop }: PageEndOptions): PageEnd | undefined {
  const { MessageEvent, Reflect, EventTarget } = window;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- taken before the page can replace them
  const { addEventListener, dispatchEvent } = EventTarget.prototype;
  const [toBridge, toPage] = [randomName(window), randomName(window)];
  const dispatch = (type: string, data: string, cancelable = false) =>
    Reflect.apply(dispatchEvent, window, [new MessageEvent(type, { data, cancelable })]);
  const isUnheard = dispatch(HELLO, `${toBridge} ${toPage}`, true);
  if (isUnheard) return undefined;
  const { parse } = window.JSON;
  const onMessage = (event: MessageEvent<unknown>) => {
    if (typeof event.data === 'string') onBegin(parse(event.data) as string[]);
    else onStop();
  };
  Reflect.apply(addEventListener, window, [toPage, onMessage]);
  return { send: (text) => void dispatch(toBridge, text) };
}

/** The bridge's end of the channel. */
export interface BridgeEnd {
  /** Makes the probe blur secret elements synchronously. */
  begin: (masks: readonly string[]) => void;
  /** Makes the probe send its last events and restore the page. */
  stop: () => void;
  close: () => void;
}

interface BridgeEndOptions {
  /** Called when the probe has loaded. */
  onOpen: () => void;
  onText: (text: string) => void;
}

/** Waits for the probe, in the isolated world of the same document. */
export function openBridgeEnd(window: PageWindow, { onOpen, onText }: BridgeEndOptions): BridgeEnd {
  let names: string[] | undefined;

  function onHello(event: Event) {
    const data: unknown = (event as MessageEvent<unknown>).data;
    if (names || typeof data !== 'string') return;
    event.stopImmediatePropagation();
    event.preventDefault();
    names = data.split(' ');
    window.addEventListener(names[0] ?? '', onData);
    // The probe continues after this event handler has returned.
    queueMicrotask(onOpen);
  }

  function onData(event: Event) {
    const data: unknown = (event as MessageEvent<unknown>).data;
    if (typeof data === 'string') onText(data);
  }

  window.addEventListener(HELLO, onHello, true);
  return {
    begin(masks) {
      if (names?.[1]) window.dispatchEvent(new MessageEvent(names[1], { data: JSON.stringify(masks) }));
    },
    stop() {
      if (names?.[1]) window.dispatchEvent(new MessageEvent(names[1]));
    },
    close() {
      window.removeEventListener(HELLO, onHello, true);
      if (names?.[0]) window.removeEventListener(names[0], onData);
    },
  };
}

/** Replaces `crypto.randomUUID`, which is missing on plain http. */
function randomName({ crypto }: PageWindow): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
