/** Returns whether only an ancestor of the element has the focus, such as the main content of the page. */
export function isUnclaimed(element: HTMLElement): boolean {
  const focused = (element.getRootNode() as Document | ShadowRoot).activeElement;
  return focused === null || focused.contains(element);
}
