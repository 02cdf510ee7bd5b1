'use client';

import type { MessageOverrides } from '@flowlens/core';
import { isMissingFlow, useFlow } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { ChevronDown } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { FlowActionMenu } from '../flow-action-menu/flow-action-menu.js';
import { useNavigate } from '../provider/use-navigate.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { Skeleton } from '../ui/skeleton/skeleton.js';
import { useIsShown } from './use-is-shown.js';

export interface FlowTitleMenuProps
  extends Omit<ComponentPropsWithoutRef<'h1'>, 'children' | 'onError'>, BoundaryProps {
  flowId: string;
  /** Level of the heading that the title is. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /**
   * Runs after the flow was deleted, unless the page has gone on to another. Left out, the host is asked for the gallery, in place of
   * this page.
   */
  onDeleted?: (() => void) | undefined;
  messages?: MessageOverrides['flowActions'];
}

/** The title of a flow as the button of its menu: details, edit and delete. For the top of a page; nothing after a failure. */
export const FlowTitleMenu = withErrorBoundary(
  forwardRef<HTMLHeadingElement, FlowTitleMenuProps>(function FlowTitleMenu(
    { flowId, headingLevel = 1, onDeleted, messages, className, ...rest },
    ref,
  ) {
    const { data: flow, error, isPending } = useFlow(flowId);
    const rootClass = useRootClass();
    const navigate = useNavigate();
    const isShown = useIsShown(flowId);
    const Heading = `h${headingLevel}` as const;
    const leave = onDeleted ?? (() => navigate({ page: 'gallery', replace: true }));

    if (isPending) return <Skeleton className={clsx(rootClass, className)} width="200px" height="14px" />;
    if (!flow || isMissingFlow(error)) return null;
    return (
      <Heading {...rest} ref={ref} className={clsx(rootClass, 'fl-flow-title', className)}>
        <FlowActionMenu
          flow={flow}
          showDetails
          hide={['share', 'copyId']}
          align="start"
          onDeleted={() => isShown(flow.id) && leave()}
          messages={messages}
          trigger={
            <button type="button" className="fl-flow-title-button" title={flow.title}>
              <span className="fl-flow-title-text" dir="auto">
                {flow.title}
              </span>
              <Icon of={ChevronDown} className="fl-flow-title-arrow" size={14} />
            </button>
          }
        />
      </Heading>
    );
  }),
);
