import type { FlowLensClient } from '@flowlens/client';
import type { AllMessages } from '@flowlens/core/messages';
import type { GetAccessToken } from '../client/shared-client.js';
import type { Emit } from '../events/emit.js';

/** Settings of every view, from the attributes and properties of its element. */
export interface ViewSettings {
  client: FlowLensClient;
  /** Translated texts; undefined for English. */
  messages: AllMessages | undefined;
  locale: string | undefined;
  colorScheme: ElementColorScheme | undefined;
  nonce: string | undefined;
  /** URL of the product, to which links lead. */
  productUrl: string;
  emit: Emit;
}

export type ElementColorScheme = 'light' | 'dark' | 'system';

/** The settings that all elements share. */
export interface ConfiguredElement extends HTMLElement {
  readonly baseUrl: string | null;
  readonly tokenUrl: string | null;
  readonly locale: string | null;
  readonly colorScheme: ElementColorScheme | null;
  readonly productUrl: string | null;
  readonly getAccessToken: GetAccessToken | null;
  readonly client: FlowLensClient | null;
}

/** Mounted React content of an element. */
export interface MountedView {
  render: (settings: ViewSettings) => void;
  unmount: () => void;
}

export interface ElementDefinition {
  /** Returns the names of required attributes that are not set. */
  missing: () => string[];
  /** Returns whether the view needs an access token. Views of public data need none. */
  needsToken: () => boolean;
  /** Loads the code of the view, which is not part of the initial script. */
  load: () => Promise<(container: ShadowRoot) => MountedView>;
}
