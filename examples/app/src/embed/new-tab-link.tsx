import type { LinkProps } from '@flowlens/components';

/** Link to a page of the product in a new tab, because its other pages cannot be framed. */
export function NewTabLink({ to: _to, href, ...rest }: LinkProps) {
  return <a {...rest} href={href} target="_blank" rel="noopener" />;
}
