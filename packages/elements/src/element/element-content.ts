import type { FlowLensClient } from '@flowlens/client';
import { type AllMessages, elementMessages } from '@flowlens/core/messages';
import { type ClientLease, type ClientSource, leaseClient, sameSource } from '../client/shared-client.js';
import { type Emit, emitFrom } from '../events/emit.js';
import { baseSheet } from '../styles/base-sheet.js';
import type { ConfiguredElement, ElementDefinition, MountedView } from './element-view.js';
import { loadMessages } from './load-messages.js';
import { setupMistake } from './setup-mistake.js';
import { showMessage, warnOnce } from './show-message.js';

/** Content of an element in its shadow root: its view, or a message that says why there is none. */
export class ElementContent {
  readonly #element: ConfiguredElement;
  readonly #definition: ElementDefinition;
  readonly #shadow: ShadowRoot;
  readonly #emit: Emit;
  #scheduled = false;
  #latest = 0;
  #view: MountedView | null = null;
  #lease: (ClientLease & { source: ClientSource }) | null = null;

  constructor(element: ConfiguredElement, definition: ElementDefinition) {
    this.#element = element;
    this.#definition = definition;
    this.#shadow = element.attachShadow({ mode: 'open' });
    this.#shadow.adoptedStyleSheets = [baseSheet()];
    this.#emit = emitFrom(element);
  }

  /** Follows the element once its current changes are complete: a moved element keeps its view. */
  update(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      void this.#follow();
    });
  }

  async #follow(): Promise<void> {
    const run = ++this.#latest;
    if (!this.#element.isConnected) return this.#clear();
    const { locale } = this.#element;
    const mistake = setupMistake(this.#element, this.#definition);
    try {
      const load = mistake ? null : this.#definition.load();
      const [messages, mount] = await Promise.all([loadMessages(locale), load]);
      if (run !== this.#latest) return;
      if (mount) return this.#render(mount, messages);
      const text = mistake!(messages?.elements ?? elementMessages);
      warnOnce(text);
      this.#explain(text);
    } catch (error) {
      if (run !== this.#latest) return;
      this.#explain(elementMessages.notLoaded);
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

  #explain(text: string): void {
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
    if (before && !client && sameSource(before.source, source)) return before.client;
    this.#lease = client ? null : { source, ...leaseClient(source) };
    before?.release();
    return client ?? this.#lease!.client;
  }
}
