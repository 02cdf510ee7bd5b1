import { onTestFinished } from 'vitest';
import { defineFlowLensElements } from '../define-flowlens-elements.js';
import { SERVER } from './mock-api.js';

/** The attributes that all elements require. */
export const REQUIRED = { 'base-url': SERVER, 'token-url': '/token' };

/** Adds an element to the page until the test ends. */
export function placeElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Name] {
  defineFlowLensElements();
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

/** Records the names of the events that reach the document, in order. */
export function recordEventNames(names: readonly string[]): string[] {
  const seen: string[] = [];
  const note = ({ type }: Event) => void seen.push(type);
  for (const name of names) document.addEventListener(name, note);
  onTestFinished(() => names.forEach((name) => document.removeEventListener(name, note)));
  return seen;
}

/** Resolves with the next event of a name. */
export function nextEvent<Name extends keyof GlobalEventHandlersEventMap>(target: HTMLElement, name: Name) {
  return new Promise<GlobalEventHandlersEventMap[Name]>((resolve) =>
    target.addEventListener(name, (event) => resolve(event as GlobalEventHandlersEventMap[Name]), { once: true }),
  );
}
