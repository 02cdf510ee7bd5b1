/** Returns whether the first letter of an element's text is drawn to the left of its last one. */
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

/** Returns whether the text of an element is at the right end of its row. */
export function beginsAtRight(element: Element): boolean {
  const text = document.createRange();
  text.selectNodeContents(element);
  const row = element.closest('dd, td')!;
  return Math.abs(text.getBoundingClientRect().right - row.getBoundingClientRect().right) < 1;
}
