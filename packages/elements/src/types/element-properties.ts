import type { FlowLensFlowElement } from '../flow/flowlens-flow-element.js';
import type { FlowLensPlayerElement } from '../player/flowlens-player-element.js';
import type { FlowLensProjectSettingsElement } from '../project-settings/flowlens-project-settings-element.js';

type Common = 'baseUrl' | 'tokenUrl' | 'locale' | 'colorScheme' | 'productUrl' | 'getAccessToken' | 'client';

/** Properties of an element that a page may set, all optional. */
type Properties<Element, Name extends keyof Element> = { [Key in Name]?: Element[Key] | undefined };

export type PlayerProperties = Properties<FlowLensPlayerElement, Common | 'flowId' | 'startAtMs' | 'hotkeys'>;

export type FlowProperties = Properties<
  FlowLensFlowElement,
  Common | 'flowId' | 'shareToken' | 'startAtMs' | 'hotkeys'
>;

export type ProjectSettingsProperties = Properties<FlowLensProjectSettingsElement, Common | 'projectId'>;
