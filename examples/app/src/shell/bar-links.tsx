import { Icon, LinkButton } from '@flowlens/components';
import { safeHref, SETUP_WIZARD_PATH } from '@flowlens/core';
import { useAppConfig, useFlowLens } from '@flowlens/hooks';
import { BookOpen, type IconNode, Video } from 'lucide';
import { Link } from 'react-router';

/** The guide of this server, until its settings name another. */
const GUIDE_PATH = '/docs';

/** Create Flow and Docs, on every page of a signed-in user (spec §2, Top bar). */
export function BarLinks() {
  const { messages } = useFlowLens();
  const { data: config } = useAppConfig();
  const { createFlow } = messages.gallery;
  const { docs } = messages.common;
  const storeUrl = safeHref(config?.extension_store_url);

  return (
    <>
      <LinkButton variant="primary" className="app-bar-out">
        {storeUrl === null ? (
          <Link to={SETUP_WIZARD_PATH} title={createFlow}>
            <BarLabel icon={Video} text={createFlow} />
          </Link>
        ) : (
          <a href={storeUrl} target="_blank" rel="noreferrer" title={createFlow}>
            <BarLabel icon={Video} text={createFlow} />
          </a>
        )}
      </LinkButton>
      <LinkButton variant="ghost" className="app-bar-out">
        <a href={safeHref(config?.docs_url) ?? GUIDE_PATH} target="_blank" rel="noreferrer" title={docs}>
          <BarLabel icon={BookOpen} text={docs} />
        </a>
      </LinkButton>
    </>
  );
}

function BarLabel({ icon, text }: { icon: IconNode; text: string }) {
  return (
    <>
      <Icon of={icon} />
      <span className="app-bar-out-label">{text}</span>
    </>
  );
}
