/** Sets an attribute; null and undefined remove it. */
export function setAttribute(element: HTMLElement, name: string, value: string | number | null | undefined): void {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}
