'use client';

import { safeHref } from '@flowlens/core/links';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useAppConfig } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { Video } from 'lucide';
import { ProductLink } from '../provider/product-link.js';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { Icon } from '../ui/icon/icon.js';
import { LinkButton, type LinkButtonProps } from '../ui/link-button/link-button.js';

export interface CreateFlowLinkProps extends Omit<LinkButtonProps, 'children'> {
  /** Project for a recording made without the extension. @default the viewer's own default project */
  projectId?: string | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'gallery'> | undefined;
}

/**
 * Links to the extension's store page, or to the recording page if the server names no extension.
 *
 * @example
 * <CreateFlowLink projectId={project.id} />
 */
export function CreateFlowLink({ projectId, messages, variant = 'primary', className, ...rest }: CreateFlowLinkProps) {
  const { createFlow, createFlowHint, extensionHint } = useMessages('gallery', messages?.gallery);
  const { data: config } = useAppConfig();
  const storeUrl = safeHref(config?.extension_store_url);
  const label = (
    <>
      <Icon of={Video} />
      <span>{createFlow}</span>
    </>
  );

  return (
    <LinkButton {...rest} variant={variant} className={clsx(useRootClass(), className)}>
      {storeUrl === null ? (
        <ProductLink to={{ page: 'record', ...(projectId && { projectId }) }} title={createFlowHint}>
          {label}
        </ProductLink>
      ) : (
        <a href={storeUrl} target="_blank" rel="noreferrer" title={extensionHint}>
          {label}
        </a>
      )}
    </LinkButton>
  );
}
