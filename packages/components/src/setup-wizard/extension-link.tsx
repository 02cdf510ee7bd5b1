import { safeHref } from '@flowlens/core';
import { useAppConfig } from '@flowlens/hooks';
import { Video } from 'lucide';
import { useMessages } from '../provider/use-messages.js';
import { LinkButton } from '../ui/link-button/link-button.js';
import { Icon } from '../ui/icon/icon.js';

export interface ExtensionLinkProps {
  /** Stands in where the server knows no extension. */
  unknownText: string;
}

/** Leads to the store page of the extension. Shows nothing until the server has said where that is. */
export function ExtensionLink({ unknownText }: ExtensionLinkProps) {
  const { createFlow } = useMessages('gallery');
  const { data: config } = useAppConfig();
  const href = safeHref(config?.extension_store_url);
  if (config === undefined) return null;
  if (href === null) return <p className="fl-setup-step-hint">{unknownText}</p>;

  return (
    <LinkButton>
      <a href={href} target="_blank" rel="noreferrer">
        <Icon of={Video} />
        {createFlow}
      </a>
    </LinkButton>
  );
}
