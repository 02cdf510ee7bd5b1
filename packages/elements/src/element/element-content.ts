import type { FlowLensClient } from '@flowlens/client';
import { type AllMessages, elementMessages } from '@flowlens/core/messages';
import { type ClientLease, type ClientSource, leaseClient, isSameSource } from '../client/shared-client.js';
import { type Emit, emitFrom } from '../events/emit.js';
import { baseSheet } from '../styles/base-sheet.js';
import type { ConfiguredElement, ElementDefinition, MountedView } from './element-view.js';
import { loadMessages } from './load-messages.js';
import { setupMistake } from './setup-mistake.js';
import { showMessage } from './show-message.js';
import { warnOnce } from './warn-once.js';

/** Content of an element in its shadow root: its view, or a message that explains why there is none. */
export class ElementContent {
  readonly #element: ConfiguredElement;
  readonly #definition: ElementDefinition;
  readonly #shadow: ShadowRoot;
  readonly #emit: Emit;
  #scheduled = false;
  #latestRun = 0;
  #view: MountedView | null = null;
  #lease: (ClientLease & { source: ClientSource }) | null = null;

  constructor(element: ConfiguredElement, definition: ElementDefinition) {
    this.#element = element;
    this.#definition = definition;
    this.#shadow = element.attachShadow({ mode: 'open' });
    this.#shadow.adoptedStyleSheets = [baseSheet()];
    this.#emit = emitFrom(element);
  }

  /** Schedules an update in a microtask. It combines several changes, and an element that is moved keeps its view. */
  update(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      void this.#applyState();
    });
  }

  async #applyState(): Promise<void> {
    const run = ++this.#latestRun;
    if (!this.#element.isConnected) return this.#clear();
    const { locale } = this.#element;
    const mistake = setupMistake(this.#element, this.#definition);
    try {
      const loading = mistake ? null : this.#definition.load();
      const [messages, mount] = await Promise.all([loadMessages(locale), loading]);
      if (run !== this.#latestRun) return;
      if (mount) this.#render(mount, messages);
      else if (mistake) this.#reportMistake(mistake(messages?.elements ?? elementMessages));
    } catch (error) {
      if (run !== this.#latestRun) return;
      this.#replaceView(elementMessages.notLoaded);
      this.#emit('flowlens-error', { error, operation: undefined });
    }
  }

  #render(mount: (container: ShadowRoot) => MountedView, messages: AllMessages | undefined): void {
    const { locale, colorScheme, nonce, baseUrl, productUrl } = this.#element;
    const client = this.#currentClient();
    showMessage(this.#shadow, null);
    this.#view ??= mount(this.#shadow);
    this.#view.render({
      client,
      messages,
      locale: locale ?? undefined,
      colorScheme: colorScheme ?? undefined,
      nonce,
      productUrl: new URL(productUrl ?? baseUrl ?? client.baseUrl, document.baseURI).href,
      emit: this.#emit,
    });
  }

  #reportMistake(text: string): void {
    warnOnce(text);
    this.#replaceView(text);
  }

  #replaceView(text: string): void {
    this.#clear();
    showMessage(this.#shadow, text);
  }

  #clear(): void {
    this.#view?.unmount();
    this.#view = null;
    this.#lease?.release();
    this.#lease = null;
  }

  #currentClient(): FlowLensClient {
    const { client, baseUrl, tokenUrl, getAccessToken } = this.#element;
    const before = this.#lease;
    const source = { baseUrl: baseUrl ?? '', token: getAccessToken ?? tokenUrl };
    if (before && !client && isSameSource(before.source, source)) return before.client;
    this.#lease = client ? null : { source, ...leaseClient(source) };
    before?.release();
    return client ?? this.#lease!.client;
  }
}
