'use client';

import type { Flow, FlowSummary, UpdateFlowInput } from '@flowlens/client';
import type { Notice } from '@flowlens/core';
import type { Messages } from '@flowlens/core/messages';
import { useDelayedMutation } from '../../mutations/use-delayed-mutation.js';
import { afterSuccess } from '../../mutations/after-success.js';
import { ignoreMissing } from '../../mutations/ignore-missing.js';
import { refetchBranch } from '../../mutations/refetch-branch.js';
import { type ServerChange, useServerChange } from '../../mutations/use-server-change.js';
import { useFlowLens } from '../../provider/use-flowlens.js';
import * as flowlensKeys from '../../query-keys.js';
import { failuresOf, runBatch } from './run-batch.js';

/** The same change to several flows of one project. */
export interface FlowBatchChange {
  flows: readonly FlowSummary[];
  /** Tags that each flow gets in addition to its own. */
  addTagIds?: readonly string[] | undefined;
  /** Project that the flows move to. */
  projectId?: string | undefined;
}

export interface UseFlowBatchOptions {
  /** Runs with each flow that was changed. */
  onFlowEdited?: ((flow: Flow) => void) | undefined;
  /** Runs with each flow that was deleted on the server. */
  onFlowDeleted?: ((flow: FlowSummary) => void) | undefined;
}

export interface UseFlowBatchResult {
  /** Adds tags or moves to another project. Failures are named in a notice; successes stay. */
  update: ServerChange<FlowBatchChange, void>;
  /** Deletes the flows, unless the user undoes it within a few seconds. */
  remove: (flows: readonly FlowSummary[]) => void;
  /** Ids of flows that are being deleted; do not show them. */
  removedIds: ReadonlySet<string>;
}

/**
 * Returns changes to several flows at once.
 *
 * @example
 * const { update, remove } = useFlowBatch({ onFlowDeleted: log });
 * update.run({ flows, projectId });
 */
export function useFlowBatch({ onFlowEdited, onFlowDeleted }: UseFlowBatchOptions = {}): UseFlowBatchResult {
  const { client, queryClient, messages } = useFlowLens();
  const stale = [flowlensKeys.flows(), flowlensKeys.projects()];
  /** The next page that opens the flow refetches it. */
  const markStale = ({ id }: FlowSummary) =>
    queryClient.invalidateQueries({ queryKey: flowlensKeys.flow(id), refetchType: 'none' });

  const update = useServerChange({
    change: ({ flows, ...change }: FlowBatchChange) =>
      runBatch(flows, async (flow) => {
        await afterSuccess(client.flows.update(flow.id, inputOf(flow, change)), onFlowEdited);
        await markStale(flow);
      }).catch(async (error: unknown) => {
        // Some of the flows may have changed.
        await Promise.allSettled(stale.map((queryKey) => refetchBranch(queryClient, { queryKey })));
        throw error;
      }),
    stale: () => stale,
    succeeded: ({ flows }) => ({ tone: 'success', code: 'flowsUpdated', values: { count: flows.length } }),
    failed: (error) => failureOf('flowsUpdateFailed', error, messages),
  });

  const removal = useDelayedMutation({
    key: ['deleteFlows'],
    change: (flows: readonly FlowSummary[]) =>
      runBatch(flows, async (flow) => {
        await afterSuccess(ignoreMissing(client.flows.remove(flow.id)), () => onFlowDeleted?.(flow));
        await markStale(flow);
      }),
    announced: (flows) => ({ tone: 'success', code: 'flowsDeleted', values: { count: flows.length } }),
    failed: (error) => failureOf('flowsDeleteFailed', error, messages),
    stale: () => [flowlensKeys.flowLists()],
  });

  return {
    update,
    remove: removal.run,
    removedIds: new Set(removal.pending.flatMap((flows) => flows.map(({ id }) => id))),
  };
}

function inputOf(flow: FlowSummary, { addTagIds, projectId }: Omit<FlowBatchChange, 'flows'>): UpdateFlowInput {
  const tagIds = new Set([...flow.tags.map(({ id }) => id), ...(addTagIds ?? [])]);
  return { ...(addTagIds && { tag_ids: [...tagIds] }), ...(projectId !== undefined && { system_id: projectId }) };
}

function failureOf(
  code: 'flowsUpdateFailed' | 'flowsDeleteFailed',
  error: Error,
  { common }: Pick<Messages, 'common'>,
): Notice {
  const { reason, ...values } = failuresOf(error, (title) => common.quoted({ title }));
  return { tone: 'error', code, values, ...(reason && { reason }) };
}
