/** Whether nobody has the focus but what is around the element, such as the page's content as a whole. */
export function isUnclaimed(element: HTMLElement): boolean {
  const focused = (element.getRootNode() as Document | ShadowRoot).activeElement;
  return focused === null || focused.contains(element);
}
