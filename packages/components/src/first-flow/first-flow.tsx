'use client';

import { safeHref } from '@flowlens/core/links';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useAppConfig } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { CirclePlay, Film } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { CreateFlowLink } from '../create-flow-link/create-flow-link.js';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { SetupStep } from '../setup-wizard/setup-step.js';
import { EmptyState } from '../ui/empty-state/empty-state.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { LinkButton } from '../ui/link-button/link-button.js';

export interface FirstFlowProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'>, BoundaryProps {
  /** Project of the first flow. @default the viewer's own default project */
  projectId?: string | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'firstFlow' | 'gallery'> | undefined;
}

/**
 * Content of an empty gallery: three steps to the first flow. The gallery shows the flow automatically when it arrives.
 *
 * @example
 * <FlowGallery projectId={projectId} renderEmpty={({ filtered }) => (filtered ? null : <FirstFlow projectId={projectId} />)} />
 */
export const FirstFlow = withErrorBoundary(
  forwardRef<HTMLDivElement, FirstFlowProps>(function FirstFlow({ projectId, messages, className, ...rest }, ref) {
    const m = useMessages('firstFlow', messages?.firstFlow);
    const gallery = useMessages('gallery', messages?.gallery);
    const rootClass = useRootClass();
    const { data: config } = useAppConfig();
    const hasExtension = safeHref(config?.extension_store_url) !== null;
    const exampleUrl = safeHref(config?.example_flow_url);

    return (
      <div {...rest} ref={ref} className={clsx(rootClass, 'fl-first-flow', className)}>
        <EmptyState title={gallery.emptyTitle} hint={gallery.emptyHint} icon={<Icon of={Film} size={18} />} />
        <ol className="fl-setup-steps fl-first-flow-steps" aria-label={m.stepsLabel}>
          <SetupStep title={m.chooseTitle} hint={hasExtension ? m.installHint : m.chooseHint}>
            <CreateFlowLink projectId={projectId} messages={messages} />
          </SetupStep>
          <SetupStep title={m.showTitle} hint={m.showHint} />
          <SetupStep title={m.sendTitle} hint={m.sendHint} />
        </ol>
        {exampleUrl && (
          <LinkButton>
            <a href={exampleUrl} target="_blank" rel="noreferrer">
              <Icon of={CirclePlay} />
              <span>{m.example}</span>
            </a>
          </LinkButton>
        )}
      </div>
    );
  }),
);
