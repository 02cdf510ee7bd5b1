import type { LinkProps } from '@flowlens/components';

/** Link to a page of the product. It opens a tab, because the product's other pages refuse to be shown in an iframe. */
export function NewTabLink({ to: _to, href, ...rest }: LinkProps) {
  return <a {...rest} href={href} target="_blank" rel="noopener" />;
}
