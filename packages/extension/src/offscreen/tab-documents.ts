import type { Repaint } from '@flowlens/recorder/parts';
import type { Browser } from 'wxt/browser';
import { type BridgeMessage, PIECE_MAX_CHARS, type RecorderMessage } from '../messages/page-port.js';
import { createPieceJoiner } from '../messages/pieces.js';
import type { EventSource } from './read-page-events.js';

type Port = Browser.runtime.Port;

/** A document of the recorded tab. */
interface TabDocument {
  port: Port;
  key: string;
  isTop: boolean;
  isJoined: boolean;
  isLate: boolean;
}

export interface TabDocumentsOptions {
  tabId: number;
  /** Id of this extension. */
  extensionId: string;
  isAllowedOrigin: (origin: string) => boolean;
  /** Selectors of elements to mask, in addition to the defaults. */
  masks: readonly string[];
  /** Called when a document has joined or left. */
  onChange: () => void;
  onEvents: (text: string, source: EventSource) => void;
}

export interface TabDocuments {
  /** Accepts or refuses the port of a document. Only the browser identifies the sender, never its messages. */
  accept: (port: Port) => void;
  /** Returns whether the tab shows a recorded document. */
  hasTop: () => boolean;
  /** Returns whether the document in the tab was open before the recording. */
  isLate: () => boolean;
  /** Makes the document that the tab shows paint. */
  repaint: Repaint;
  /** Makes all documents send their last events, and waits for them. */
  stop: () => Promise<void>;
}

const LAST_EVENTS_MS = 1_000;

/** Documents of one tab that are connected to the recording. */
export function createTabDocuments(options: TabDocumentsOptions): TabDocuments {
  const { tabId, extensionId, isAllowedOrigin, masks, onChange, onEvents } = options;
  const documents = new Set<TabDocument>();
  let count = 0;
  let onEmpty: (() => void) | undefined;
  let onPainted: (() => void) | undefined;

  function accept(port: Port) {
    const { id, tab, frameId, documentId, origin, url = '' } = port.sender ?? {};
    const isOfTab = id === extensionId && tab?.id === tabId && frameId !== undefined;
    if (!isOfTab || origin === undefined || !isAllowedOrigin(origin)) return port.disconnect();
    const document = { port, key: `d${(count += 1)}`, isTop: frameId === 0, isJoined: false, isLate: false };
    const source = { documentId, isTop: document.isTop, origin, url };
    documents.add(document);
    const joiners = { page: createPieceJoiner(), bridge: createPieceJoiner() };
    port.onMessage.addListener((message: unknown) => {
      if (!isBridgeMessage(message)) return;
      if (message.kind === 'joined') {
        document.isJoined = true;
        document.isLate = message.isLate;
        onChange();
      } else if (message.kind === 'painted') onPainted?.();
      else {
        const text = joiners[message.from].add(message.text, message.isLast);
        if (text !== undefined) onEvents(text, { ...source, from: message.from, documentKey: document.key });
      }
    });
    port.onDisconnect.addListener(() => {
      documents.delete(document);
      onChange();
      if (documents.size === 0) onEmpty?.();
    });
    post(port, { kind: 'begin', masks });
  }

  const tops = () => [...documents].filter(({ isTop, isJoined }) => isTop && isJoined);

  return {
    accept,
    hasTop: () => tops().length > 0,
    isLate: () => tops().at(-1)?.isLate === true,
    repaint(painted) {
      onPainted = painted;
      for (const { port } of tops()) post(port, { kind: 'repaint' });
    },
    async stop() {
      if (documents.size === 0) return;
      const empty = new Promise<void>((resolve) => (onEmpty = resolve));
      for (const { port } of documents) post(port, { kind: 'stop' });
      await Promise.race([empty, new Promise((resolve) => setTimeout(resolve, LAST_EVENTS_MS))]);
      for (const { port } of documents) port.disconnect();
      documents.clear();
    },
  };
}

function post(port: Port, message: RecorderMessage): void {
  port.postMessage(message);
}

function isBridgeMessage(message: unknown): message is BridgeMessage {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return false;
  const { kind, from, text, isLate, isLast } = message as Record<string, unknown>;
  if (kind === 'joined') return typeof isLate === 'boolean';
  if (kind === 'painted') return true;
  const isSource = from === 'page' || from === 'bridge';
  return (
    kind === 'events' &&
    isSource &&
    typeof isLast === 'boolean' &&
    typeof text === 'string' &&
    text.length <= PIECE_MAX_CHARS
  );
}
