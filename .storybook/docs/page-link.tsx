import type { ComponentPropsWithoutRef } from 'react';

interface PageLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target'> {
  /** Id of a page of documentation, e.g. `guide-embedding--docs`. */
  docs: string;
}

/** Link to another page of the catalogue. It also works inside the preview iframe. */
export function PageLink({ docs, ...rest }: PageLinkProps) {
  return <a {...rest} href={`./?path=/docs/${docs}`} target="_top" />;
}
