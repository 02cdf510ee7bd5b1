'use client';

import type { Flow, FlowSummary } from '@flowlens/client';
import type { FlowFilters } from '@flowlens/core';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useFlowArrival, useFlowBatch, useFlowFilters, useFlowList } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks/internal';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useMemo, useRef } from 'react';
import { useFlowEditor } from '../flow-action-menu/use-flow-editor.js';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { mergeHostProps } from '../ui/internal/events/merge-host-props.js';
import { useEscape } from '../ui/internal/events/use-escape.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { FlowGalleryBar } from './bar/flow-gallery-bar.js';
import { FlowGalleryBody, type FlowGalleryBodyProps } from './flow-gallery-body.js';
import { FlowGrid } from './grid/flow-grid.js';
import { LoadingNote } from './bar/loading-note.js';
import { SelectionBar } from './selection/selection-bar.js';
import { useFlowSelection } from './selection/use-flow-selection.js';
import { withoutFlows } from './selection/without-flows.js';
import { useActiveFlow } from './use-active-flow.js';

export interface FlowGalleryProps
  extends
    Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>,
    Pick<FlowGalleryBodyProps, 'renderEmpty' | 'renderError'>,
    BoundaryProps {
  /** Shows the flows of one project; by default, of all the viewer's projects. */
  projectId?: string | undefined;
  /** Current filters, for controlled filters, such as those in the URL. */
  filters?: FlowFilters | undefined;
  /** Initial filters, for uncontrolled filters. @default no filters */
  defaultFilters?: FlowFilters | undefined;
  /** Runs when search, a filter or the order changes. */
  onFiltersChange?: ((filters: FlowFilters) => void) | undefined;
  /**
   * Parts to leave out: `filters` are search, filters and the refresh button, `selection` the checkboxes that select flows.
   * @default none
   */
  hide?: readonly ('filters' | 'selection')[] | undefined;
  /**
   * Id of this visit, such as the key of a router's history entry. With the same id, the gallery restores its scroll
   * position and focus.
   */
  scrollKey?: string | undefined;
  /** Offers Share in the menu of a card. */
  onFlowShare?: ((flow: FlowSummary) => void) | undefined;
  /** Runs when a flow is opened by its card, after `onNavigate` of the provider. */
  onFlowOpened?: ((flow: FlowSummary) => void) | undefined;
  /** Runs after each flow that was edited, with the changed flow. */
  onFlowEdited?: ((flow: Flow) => void) | undefined;
  /** Runs after each flow that was deleted on the server, when it can no longer be undone. */
  onFlowDeleted?: ((flow: FlowSummary) => void) | undefined;
  /** Returns the address at which a person can watch a flow; its debugging prompt links to it. */
  flowUrl?: ((flowId: string) => string) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'gallery' | 'flowActions' | 'tags'> | undefined;
}

/**
 * Flows as cards in one to four columns, with search, filters, orders and changes to several flows. Grows with its flows and scrolls with its
 * container. Only the cards near the view are in the document.
 *
 * @example
 * <FlowGallery projectId={project.id} />
 */
export const FlowGallery = withErrorBoundary(
  forwardRef<HTMLElement, FlowGalleryProps>(function FlowGallery(
    {
      projectId,
      filters,
      defaultFilters,
      onFiltersChange,
      hide = [],
      scrollKey,
      onFlowShare,
      onFlowOpened,
      onFlowEdited,
      onFlowDeleted,
      flowUrl,
      renderEmpty,
      renderError,
      messages,
      className,
      ...rest
    },
    ref,
  ) {
    const gallery = useRef<HTMLElement>(null);
    useImperativeHandle(ref, () => gallery.current as HTMLElement, []);
    const filtering = useFlowFilters({ filters, defaultFilters, onFiltersChange });
    const batch = useFlowBatch({ onFlowEdited, onFlowDeleted });
    const list = withoutFlows(useFlowList({ projectId, filters: filtering.filters }), batch.removedIds);
    const selection = useFlowSelection(list.flows);
    useFlowArrival({
      projectId,
      waiting: list.flows?.length === 0 && batch.removedIds.size === 0 && !filtering.active && !list.outdated,
    });
    const texts = useMessages('gallery', messages?.gallery);
    const rootClass = useRootClass();
    const { activeIndex, activate, leave, onFocus } = useActiveFlow({ gallery, flows: list.flows, scrollKey });
    const state = stateOf(list);
    const select = hide.includes('selection') ? undefined : selection.toggle;
    const hideFilters = hide.includes('filters');
    const filter = hideFilters ? undefined : filtering.change;
    const deselect = () => {
      selection.clear();
      // The focused control disappears with the bar.
      gallery.current?.focus({ preventScroll: true });
    };
    useEscape(selection.selected.length > 0, deselect, gallery);
    const { edit, dialog } = useFlowEditor({
      latest: (flowId) => list.flows?.find(({ id }) => id === flowId),
      onFlowEdited,
      messages,
    });
    const opened = useStableCallback((flow: FlowSummary) => onFlowOpened?.(flow));
    const deleted = useStableCallback((flow: FlowSummary) => {
      leave(flow.id);
      onFlowDeleted?.(flow);
    });
    const actions = useMemo(
      () => ({
        activate,
        opened,
        deleted,
        edit,
        share: onFlowShare,
        select,
        filter,
        mediaBroke: list.renewMedia,
        flowUrl,
        messages,
      }),
      [activate, opened, deleted, edit, onFlowShare, select, filter, list.renewMedia, flowUrl, messages],
    );

    return (
      <>
        <section
          aria-label={texts.label}
          aria-busy={list.outdated || state === 'pending'}
          tabIndex={-1}
          {...rest}
          {...mergeHostProps(rest, { onFocus })}
          ref={gallery}
          className={clsx(rootClass, 'fl-flow-gallery', className)}
          data-state={state}
        >
          {!hideFilters && (
            <FlowGalleryBar
              projectId={projectId}
              filtering={filtering}
              list={list}
              texts={texts}
              tagMessages={messages?.tags}
            />
          )}
          {hideFilters && state === 'pending' && (
            <p className="fl-flow-gallery-status" role="status">
              <LoadingNote texts={texts} />
            </p>
          )}
          <FlowGalleryBody
            list={list}
            filtering={filtering}
            renderEmpty={renderEmpty}
            renderError={renderError}
            texts={texts}
          >
            {(flows) => (
              <FlowGrid
                flows={flows}
                list={list}
                activeIndex={activeIndex}
                scrollKey={scrollKey}
                selectedIds={selection.selectedIds}
                actions={actions}
                texts={texts}
              />
            )}
          </FlowGalleryBody>
          {selection.selected.length > 0 && (
            <SelectionBar flows={selection.selected} batch={batch} onClear={deselect} texts={texts} />
          )}
        </section>
        {dialog}
      </>
    );
  }),
);

function stateOf({ flows, error }: { flows: unknown; error: unknown }): 'pending' | 'error' | 'success' {
  if (flows) return 'success';
  return error ? 'error' : 'pending';
}
