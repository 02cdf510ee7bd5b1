import { LinkButton } from '@flowlens/components';
import { HOME_PATH } from '@flowlens/core/links';
import { useFlowLens } from '@flowlens/hooks';
import { Link } from 'react-router';

/** Way to the gallery, in place of the title of a missing flow. */
export function GalleryLink() {
  const { messages } = useFlowLens();
  return (
    <LinkButton variant="ghost" size="small">
      <Link to={HOME_PATH}>{messages.gallery.label}</Link>
    </LinkButton>
  );
}
