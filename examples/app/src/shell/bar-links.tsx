import { Button } from '@flowlens/components';
import { safeHref } from '@flowlens/core';
import { useAppConfig, useFlowLens } from '@flowlens/hooks';
import { BookOpen, Video } from 'lucide-react';

/** The ways out of the product: to the extension that records flows, and to the documentation. Each where the server knows it. */
export function BarLinks() {
  const { messages } = useFlowLens();
  const { data: config } = useAppConfig();
  const links = [
    { href: safeHref(config?.extension_store_url), label: messages.gallery.createFlow, Icon: Video, primary: true },
    { href: safeHref(config?.docs_url), label: messages.common.docs, Icon: BookOpen, primary: false },
  ];

  return links.map(({ href, label, Icon, primary }) =>
    href === null ? null : (
      <Button key={label} asChild variant={primary ? 'primary' : 'ghost'} className="app-bar-out">
        <a href={href} target="_blank" rel="noreferrer" title={label}>
          <Icon size={16} aria-hidden="true" />
          <span className="app-bar-out-label">{label}</span>
        </a>
      </Button>
    ),
  );
}
