import { FlowLensFlowElement } from './flow/flowlens-flow-element.js';
import { FlowLensPlayerElement } from './player/flowlens-player-element.js';
import { FlowLensProjectSettingsElement } from './project-settings/flowlens-project-settings-element.js';

const ELEMENTS = {
  'flowlens-player': FlowLensPlayerElement,
  'flowlens-flow': FlowLensFlowElement,
  'flowlens-project-settings': FlowLensProjectSettingsElement,
};

declare global {
  interface HTMLElementTagNameMap {
    'flowlens-player': FlowLensPlayerElement;
    'flowlens-flow': FlowLensFlowElement;
    'flowlens-project-settings': FlowLensProjectSettingsElement;
  }
}

/** Registers the custom elements that are not registered yet. Does nothing on a server. */
export function defineFlowLensElements(): void {
  if (typeof customElements === 'undefined') return;
  for (const [name, element] of Object.entries(ELEMENTS))
    if (!customElements.get(name)) customElements.define(name, element);
}
