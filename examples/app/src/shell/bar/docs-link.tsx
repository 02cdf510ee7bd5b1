import { Icon, LinkButton } from '@flowlens/components';
import { safeHref } from '@flowlens/core/links';
import { useAppConfig, useFlowLens } from '@flowlens/hooks';
import { BookOpen } from 'lucide';

/** Guide of this server, unless its settings name another. */
const GUIDE_PATH = '/docs';

/** Docs, on every page of a signed-in user (spec §2, Top bar). */
export function DocsLink() {
  const { docs, docsHint } = useFlowLens().messages.common;
  const { data: config } = useAppConfig();

  return (
    <LinkButton variant="ghost" className="app-bar-out">
      <a href={safeHref(config?.docs_url) ?? GUIDE_PATH} target="_blank" rel="noreferrer" title={docsHint}>
        <Icon of={BookOpen} />
        <span>{docs}</span>
      </a>
    </LinkButton>
  );
}
