import { FlowElement } from '../element/flow-element.js';
import { setAttribute } from '../element/set-attribute.js';
import type { FlowElementHotkeys } from './flow-element-hotkeys.js';

/** `<flowlens-flow>`: a flow with its video, timeline and comments, for members or behind a public link. */
export class FlowLensFlowElement extends FlowElement {
  static override readonly observedAttributes: readonly string[] = [...FlowElement.observedAttributes, 'share-token'];

  constructor() {
    super({
      missing: () => (this.flowId || this.shareToken ? [] : ['flow-id']),
      needsToken: () => !this.shareToken,
      load: async () => {
        const { mountFlow } = await import('./flow-view.js');
        return (container) => mountFlow(container, () => this.#viewProps());
      },
    });
  }

  /** Secret at the end of a public link. With it, the element needs neither `flowId` nor a token. */
  get shareToken(): string | null {
    return this.getAttribute('share-token');
  }
  set shareToken(value: string | null | undefined) {
    setAttribute(this, 'share-token', value);
  }

  /** Scope of the shortcuts: true for the focus inside the element, `page` for the whole page, false for none. */
  get hotkeys(): FlowElementHotkeys {
    const value = this.getAttribute('hotkeys');
    return value === 'page' ? value : value !== 'false';
  }
  set hotkeys(value: FlowElementHotkeys | null | undefined) {
    setAttribute(this, 'hotkeys', value === 'page' || value === false ? String(value) : null);
  }

  #viewProps() {
    const { flowId, shareToken, startAtMs, hotkeys } = this;
    return { flowId, shareToken, startAtMs, hotkeys };
  }
}
