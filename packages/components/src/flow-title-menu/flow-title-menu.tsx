'use client';

import type { Flow } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core/messages';
import { isMissingFlow, useFlow } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { FlowActionMenu } from '../flow-action-menu/flow-action-menu.js';
import { useFlowEditor } from '../flow-action-menu/use-flow-editor.js';
import { useNavigate } from '../provider/use-navigate.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { useIsShown } from '../ui/internal/use-is-shown.js';
import { Skeleton } from '../ui/skeleton/skeleton.js';
import { FlowTitleButton } from './flow-title-button.js';

export interface FlowTitleMenuProps
  extends Omit<ComponentPropsWithoutRef<'h1'>, 'children' | 'onError'>, BoundaryProps {
  /** Id of the flow. */
  flowId: string;
  /** Level of the title's heading. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Runs after changes were saved in the dialog of the menu, with the changed flow. */
  onFlowEdited?: ((flow: Flow) => void) | undefined;
  /**
   * Runs after the flow was deleted. Without it, the host is asked to replace this page with the gallery, unless the page
   * shows another flow by then.
   */
  onFlowDeleted?: ((flow: Flow) => void) | undefined;
  /** Runs when Edit is chosen, for a host with a dialog of its own; by default, one opens. */
  onEdit?: (() => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'flowActions' | 'tags'> | undefined;
}

/**
 * The title of a flow as the button of its menu: details, edit and delete. For the top of a page; renders nothing after a
 * failure.
 *
 * @example
 * <FlowTitleMenu flowId={flowId} headingLevel={2} />
 */
export const FlowTitleMenu = withErrorBoundary(
  forwardRef<HTMLHeadingElement, FlowTitleMenuProps>(function FlowTitleMenu(
    { flowId, headingLevel = 1, onFlowEdited, onFlowDeleted, onEdit, messages, className, ...rest },
    ref,
  ) {
    const { data, error, isPending } = useFlow(flowId);
    const flow = isMissingFlow(error) ? undefined : data;
    const editor = useFlowEditor({ flowId, latest: () => flow, onFlowEdited, messages });
    const rootClass = useRootClass();
    const navigate = useNavigate();
    const isShown = useIsShown(flowId);
    const Heading = `h${headingLevel}` as const;

    function leave(deleted: Flow) {
      if (onFlowDeleted) onFlowDeleted(deleted);
      else if (isShown(deleted.id)) navigate({ page: 'gallery', replace: true });
    }

    return (
      <>
        {(flow || isPending) && (
          <Heading
            {...rest}
            ref={ref}
            className={clsx(rootClass, 'fl-flow-title', className)}
            // A heading needs a text.
            {...(!flow && { 'aria-hidden': true })}
          >
            {flow ? (
              <FlowActionMenu
                flow={flow}
                hide={['share', 'copyId', 'copyPrompt']}
                align="start"
                onFlowDeleted={() => leave(flow)}
                onEdit={onEdit ?? (() => editor.edit(flow))}
                messages={messages}
                trigger={<FlowTitleButton title={flow.title} />}
              />
            ) : (
              <Skeleton width="200px" height="14px" />
            )}
          </Heading>
        )}
        {editor.dialog}
      </>
    );
  }),
);
