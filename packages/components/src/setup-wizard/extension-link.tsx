import { safeHref } from '@flowlens/core';
import { useAppConfig } from '@flowlens/hooks';
import { Video } from 'lucide-react';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';

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
    <Button asChild>
      <a href={href} target="_blank" rel="noreferrer">
        <Video size={16} aria-hidden="true" />
        {createFlow}
      </a>
    </Button>
  );
}
