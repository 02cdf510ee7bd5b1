/** Whether the first letter of an element's text is drawn to the left of its last one. */
export function readsFromLeft(element: Element): boolean {
  const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) nodes.push(node as Text);
  const leftOf = (node: Text, at: number) => {
    const letter = document.createRange();
    letter.setStart(node, at);
    letter.setEnd(node, at + 1);
    return letter.getBoundingClientRect().left;
  };
  const last = nodes.at(-1)!;
  return leftOf(nodes[0]!, 0) < leftOf(last, last.length - 1);
}
