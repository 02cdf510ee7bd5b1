import { Icon, LinkButton } from '@flowlens/components';
import { safeHref } from '@flowlens/core';
import { useAppConfig, useFlowLens } from '@flowlens/hooks';
import { BookOpen, Video } from 'lucide';

/** The ways out of the product: to the extension that records flows, and to the documentation. Each where the server knows it. */
export function BarLinks() {
  const { messages } = useFlowLens();
  const { data: config } = useAppConfig();
  const links = [
    { href: safeHref(config?.extension_store_url), label: messages.gallery.createFlow, icon: Video, primary: true },
    { href: safeHref(config?.docs_url), label: messages.common.docs, icon: BookOpen, primary: false },
  ];

  return links.map(({ href, label, icon, primary }) =>
    href === null ? null : (
      <LinkButton key={label} variant={primary ? 'primary' : 'ghost'} className="app-bar-out">
        <a href={href} target="_blank" rel="noreferrer" title={label}>
          <Icon of={icon} />
          <span className="app-bar-out-label">{label}</span>
        </a>
      </LinkButton>
    ),
  );
}
