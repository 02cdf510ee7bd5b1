const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** Moves the focus to the nearest control before or after the feed, as Ctrl+Home and Ctrl+End do in an ARIA feed. */
export function leaveFeed(feed: HTMLElement, side: 'before' | 'after'): void {
  const wanted = side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const root = feed.getRootNode() as Document | ShadowRoot;
  const outside = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      feed.compareDocumentPosition(element) & wanted &&
      !element.contains(feed) &&
      !feed.contains(element) &&
      element.getClientRects().length > 0,
  );
  (side === 'before' ? outside.at(-1) : outside[0])?.focus();
}
