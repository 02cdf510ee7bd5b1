import type { FlowLensClient } from '@flowlens/client';
import type { AllMessages } from '@flowlens/core/messages';
import type { GetAccessToken } from '../client/shared-client.js';
import type { Emit } from '../events/emit.js';

/** Settings that every view has, as the attributes of its element say. */
export interface ViewSettings {
  client: FlowLensClient;
  /** Translated texts; undefined for English. */
  messages: AllMessages | undefined;
  locale: string | undefined;
  colorScheme: ElementColorScheme | undefined;
  nonce: string | undefined;
  /** Address of the product, to which links lead. */
  productUrl: string;
  emit: Emit;
}

export type ElementColorScheme = 'light' | 'dark' | 'system';

/** An element with the settings that all elements have. */
export interface ConfiguredElement extends HTMLElement {
  readonly baseUrl: string | null;
  readonly tokenUrl: string | null;
  readonly locale: string | null;
  readonly colorScheme: ElementColorScheme | null;
  readonly productUrl: string | null;
  readonly getAccessToken: GetAccessToken | null;
  readonly client: FlowLensClient | null;
}

/** React content of an element. */
export interface MountedView {
  render: (settings: ViewSettings) => void;
  unmount: () => void;
}

export interface ElementDefinition {
  /** Attributes that the view needs and that are not set. */
  missing: () => string[];
  /** False if the view reads public data only. */
  needsToken: () => boolean;
  /** Loads the code of the view, which is not part of the first script. */
  load: () => Promise<(container: ShadowRoot) => MountedView>;
}
