import type { FlowLensElementEventMap } from './event-map.js';

type Detail<Name extends keyof FlowLensElementEventMap> = FlowLensElementEventMap[Name]['detail'];

/** Dispatches an event to the host page. Returns false if a listener cancelled it. */
export type Emit = <Name extends keyof FlowLensElementEventMap>(name: Name, detail: Detail<Name>) => boolean;

/** Returns a function that dispatches events from an element. */
export function emitFrom(element: HTMLElement): Emit {
  return (name, detail) =>
    element.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'flowlens-navigate' }),
    );
}
