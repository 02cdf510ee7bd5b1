import type { LinkProps } from '@flowlens/components';
import { Link } from 'react-router';

/** The router's link for the components. The addresses of the product are the addresses of this app. */
export function RouterLink({ to, href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} replace={to.replace === true} />;
}
