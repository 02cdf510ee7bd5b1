/** Adds a style sheet to the page. Returns a function that removes it. */
export function addStyle(css: string): () => void {
  const style = Object.assign(document.createElement('style'), { textContent: css });
  document.head.append(style);
  return () => style.remove();
}
