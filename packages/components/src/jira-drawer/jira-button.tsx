'use client';

import { safeHref } from '@flowlens/core/links';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useAppConfig, useJiraIssues } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { ExternalLink, SquareKanban } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { mergeHostProps } from '../ui/internal/events/merge-host-props.js';
import { Button } from '../ui/button/button.js';
import { LinkButton } from '../ui/link-button/link-button.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';

export interface JiraButtonProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onError'>, BoundaryProps {
  /** Id of the flow. */
  flowId: string;
  /** Runs on click, to open a `JiraDrawer`. */
  onOpen: () => void;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'jira'> | undefined;
}

/**
 * Opens the Jira drawer of a flow; afterwards, links to the created issue. Renders nothing if the server is not connected
 * to Jira.
 *
 * @example
 * <JiraButton flowId={flowId} onOpen={() => setOpen(true)} />
 */
export const JiraButton = withErrorBoundary(
  forwardRef<HTMLButtonElement, JiraButtonProps>(function JiraButton(
    { flowId, onOpen, messages, className, ...rest },
    ref,
  ) {
    const m = useMessages('jira', messages?.jira);
    const rootClass = useRootClass();
    const { data: config } = useAppConfig();
    const [newest] = useJiraIssues(flowId);
    const issueUrl = safeHref(newest?.ticket_url);

    if (!config?.jira_enabled) return null;
    return (
      <>
        {issueUrl && (
          <LinkButton variant="ghost" className={clsx(rootClass, className)}>
            <a href={issueUrl} target="_blank" rel="noopener noreferrer" title={m.viewInJira}>
              <Icon of={ExternalLink} />
              <span>{m.viewInJira}</span>
            </a>
          </LinkButton>
        )}
        <Button
          title={m.openHint}
          {...rest}
          {...mergeHostProps(rest, { onClick: () => onOpen() })}
          ref={ref}
          className={clsx(rootClass, className)}
          icon={<Icon of={SquareKanban} />}
        >
          <span>{m.open}</span>
        </Button>
      </>
    );
  }),
);
