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

  /** Start time of the video, in milliseconds. Setting it later seeks. */
  get startAtMs(): number | null {
    const value = this.getAttribute('start-at-ms');
    return value && Number.isFinite(Number(value)) ? Number(value) : null;
  }
  set startAtMs(value: number | null | undefined) {
    setAttribute(this, 'start-at-ms', value);
  }
}
