'use client';

import type { FlowSummary, Member } from '@flowlens/client';
import { type ReporterOption, reporterOptions, reporterValue } from '@flowlens/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { membersQuery } from '../../members/members-query.js';
import { useFlowLens } from '../../provider/use-flowlens.js';

export interface UseFlowListReportersOptions {
  /** Project whose members are offered; if left out, only the reporters of `flows` are. */
  projectId: string | undefined;
  /** The loaded flows. */
  flows: readonly FlowSummary[] | undefined;
  /** The active filter: an e-mail address, a name or nothing. */
  chosen: string;
}

export interface UseFlowListReportersResult {
  /** Sorted by name. */
  options: readonly ReporterOption[];
  /** Value of the option that matches `chosen`. */
  value: string;
}

const NO_MEMBERS: readonly Member[] = [];
const NO_FLOWS: readonly FlowSummary[] = [];

/**
 * Returns the people by whom a flow list can be filtered. Until members are loaded, these are the reporters of `flows`.
 *
 * @example
 * const { options, value } = useFlowListReporters({ projectId, flows, chosen: filters.reporter });
 */
export function useFlowListReporters({
  projectId,
  flows = NO_FLOWS,
  chosen,
}: UseFlowListReportersOptions): UseFlowListReportersResult {
  const { client, queryClient, enabled } = useFlowLens();
  const { data: members = NO_MEMBERS } = useQuery(
    { ...membersQuery(client, projectId ?? ''), enabled: enabled && projectId !== undefined },
    queryClient,
  );

  const options = useMemo(() => reporterOptions({ members, flows, chosen }), [members, flows, chosen]);
  return { options, value: reporterValue(options, chosen) };
}
