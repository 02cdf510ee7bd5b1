import type { LinkProps } from '@flowlens/components';
import { Link } from 'react-router';

/** Router link for the components, whose addresses are the routes of this app. */
export function RouterLink({ to, href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} replace={to.replace === true} />;
}
