import type { FlowLensClient } from '@flowlens/client';
import type { GetAccessToken } from '../client/shared-client.js';
import { ElementContent } from './element-content.js';
import type { ElementColorScheme, ElementDefinition } from './element-view.js';
import { HostElement } from './host-element.js';
import { setAttribute } from './set-attribute.js';
import { upgradeProperties } from './upgrade-properties.js';

/** Attributes and properties that all elements have. */
export class FlowLensElement extends HostElement {
  static readonly observedAttributes: readonly string[] = [
    'base-url',
    'token-url',
    'locale',
    'color-scheme',
    'product-url',
  ];

  readonly #content: ElementContent;
  #client: FlowLensClient | null = null;
  #getAccessToken: GetAccessToken | null = null;

  protected constructor(definition: ElementDefinition) {
    super();
    this.#content = new ElementContent(this, definition);
  }

  /** Origin of the FlowLens server. */
  get baseUrl(): string | null {
    return this.getAttribute('base-url');
  }
  set baseUrl(value: string | null | undefined) {
    setAttribute(this, 'base-url', value);
  }

  /** URL on the origin of this page that returns the access token of the signed-in user as text. */
  get tokenUrl(): string | null {
    return this.getAttribute('token-url');
  }
  set tokenUrl(value: string | null | undefined) {
    setAttribute(this, 'token-url', value);
  }

  /** Language of texts, dates and numbers, such as `de-DE`. */
  get locale(): string | null {
    return this.getAttribute('locale');
  }
  set locale(value: string | null | undefined) {
    setAttribute(this, 'locale', value);
  }

  /** Light or dark; null follows the `color-scheme` of the page. */
  get colorScheme(): ElementColorScheme | null {
    const value = this.getAttribute('color-scheme');
    return value === 'light' || value === 'dark' || value === 'system' ? value : null;
  }
  set colorScheme(value: ElementColorScheme | null | undefined) {
    setAttribute(this, 'color-scheme', value);
  }

  /** URL of the product, to which links lead. @default the URL of the server */
  get productUrl(): string | null {
    return this.getAttribute('product-url');
  }
  set productUrl(value: string | null | undefined) {
    setAttribute(this, 'product-url', value);
  }

  /**
   * Function that returns the access token, instead of `tokenUrl`. Set the same function for all elements, so that they
   * share the token.
   */
  get getAccessToken(): GetAccessToken | null {
    return this.#getAccessToken;
  }
  set getAccessToken(value: GetAccessToken | null | undefined) {
    this.#getAccessToken = value ?? null;
    this.#content.update();
  }

  /** Client from `createFlowLensClient`, instead of `baseUrl` and a token. */
  get client(): FlowLensClient | null {
    return this.#client;
  }
  set client(value: FlowLensClient | null | undefined) {
    this.#client = value ?? null;
    this.#content.update();
  }

  connectedCallback(): void {
    upgradeProperties(this);
    this.#content.update();
  }

  disconnectedCallback(): void {
    this.#content.update();
  }

  /** Keeps the element as it is when `moveBefore` moves it. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(): void {
    this.#content.update();
  }
}
