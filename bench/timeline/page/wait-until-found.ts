/** Measures from the next letter on: until the first new result, and until the search is complete. */
export function waitUntilFound(): Promise<{ firstMs: number; allMs: number }> {
  return new Promise((resolve) => {
    let startedAt: number | null = null;
    let firstMs: number | null = null;
    const listBefore = document.querySelector('.fl-timeline-feed');
    document
      .querySelector('input[type=search]')!
      .addEventListener('input', () => (startedAt = performance.now()), { once: true });
    const observer = new MutationObserver(() => {
      if (startedAt === null) return;
      const now = performance.now() - startedAt;
      const text = document.querySelector('.fl-timeline-result-count [role=status]')?.textContent ?? '';
      // The first results create a new list.
      if (document.querySelector('.fl-timeline-feed') !== listBefore) firstMs ??= now;
      if (!/ of /.test(text)) return;
      observer.disconnect();
      resolve({ firstMs: firstMs ?? now, allMs: now });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
