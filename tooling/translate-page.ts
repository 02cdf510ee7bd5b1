/**
 * Treats the page as a browser's translation does: replaces every text node, now and later, with `<font>` elements
 * around a new one. Reports an error when code continues to change a replaced text, since the change would be
 * invisible. Self-contained, so that Playwright can send it to a page.
 */
export function translatePage(): () => void {
  const UNTOUCHED = 'script, style, noscript, textarea, title, option, svg';
  const replaced = new MutationObserver((changes) => {
    for (const { target } of changes)
      reportError(new Error(`A change of a translated text got lost: ${target.nodeValue}`));
  });

  function isTranslatable({ parentElement, data }: Text): boolean {
    if (!parentElement || parentElement.localName === 'font' || parentElement.closest(UNTOUCHED)) return false;
    const isIndentation = data.trim() === '' && data.includes('\n');
    return data !== '' && !isIndentation;
  }

  function translate(text: Text): void {
    if (!isTranslatable(text)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.append(text.data);
    text.replaceWith(outer);
    replaced.observe(text, { characterData: true });
  }

  function translateWithin(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
    texts.forEach(translate);
  }

  const added = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      addedNodes.forEach(translateWithin);
      if (target instanceof Text) translate(target);
    }
  });
  added.observe(document, { childList: true, subtree: true, characterData: true });
  translateWithin(document);

  return () => {
    added.disconnect();
    replaced.disconnect();
  };
}
