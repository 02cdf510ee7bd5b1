import type { ReactNode } from 'react';

/**
 * Gives text of a host an element of its own. A browser that translates the page replaces text nodes, and React can then neither
 * remove them nor insert anything before them.
 */
export function ownElement(content: ReactNode): Exclude<ReactNode, string | number | bigint> {
  const isText = typeof content === 'string' || typeof content === 'number' || typeof content === 'bigint';
  return isText ? <span>{content}</span> : content;
}
