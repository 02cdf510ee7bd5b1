import { FlowLensElement } from './flowlens-element.js';
import { setAttribute } from './set-attribute.js';

/** Attributes and properties of elements that show the video of a flow. */
export class FlowElement extends FlowLensElement {
  static override readonly observedAttributes: readonly string[] = [
    ...FlowLensElement.observedAttributes,
    'flow-id',
    'start-at-ms',
    'hotkeys',
  ];

  get flowId(): string | null {
    return this.getAttribute('flow-id');
  }
  set flowId(value: string | null | undefined) {
    setAttribute(this, 'flow-id', value);
  }

  /** Start time of the video. A change seeks. */
  get startAtMs(): number | null {
    const value = Number(this.getAttribute('start-at-ms') || Number.NaN);
    return Number.isFinite(value) ? value : null;
  }
  set startAtMs(value: number | null | undefined) {
    setAttribute(this, 'start-at-ms', value);
  }
}
