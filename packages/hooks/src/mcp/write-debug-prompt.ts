import type { FlowLensClient } from '@flowlens/client';
import type { TimelineEntry } from '@flowlens/timeline';
import { flowBrief, incidentsToRead } from '@flowlens/timeline/brief';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { flowCommentsQuery } from '../comments/flow-comments-query.js';
import { flowQuery } from '../flows/flow/flow-query.js';
import type { TimelineSession } from '../timeline/session/timeline-session.js';
import { timelineQuery } from '../timeline/timeline-query.js';
import { readBriefRows } from './read-brief-rows.js';
import { waitForResult } from './wait-for-result.js';

export interface DebugPromptOptions {
  client: FlowLensClient;
  queryClient: QueryClient;
  flowId: string;
  /** Address at which a person can watch the flow. */
  flowUrl?: string | undefined;
}

/**
 * Writes the brief of a flow from the flow and its timeline, which are loaded if necessary.
 *
 * @throws if the flow or its timeline cannot be read
 */
export async function writeDebugPrompt({ client, queryClient, flowId, flowUrl }: DebugPromptOptions): Promise<string> {
  const flow = await queryClient.ensureQueryData(flowQuery(client, flowId));
  const comments = await queryClient.ensureQueryData(flowCommentsQuery(client, flowId));
  const told = { flow, comments, flowUrl };
  if (flow.timeline_url === null) return flowBrief({ ...told, rows: null, metadata: null });

  const query = timelineQuery(client, queryClient, { timelineUrl: flow.timeline_url, flowId });
  // The session must stay in use until the prompt is written.
  const release = new QueryObserver(queryClient, { queryKey: query.queryKey, enabled: false }).subscribe(() => {});
  try {
    const session = await queryClient.fetchQuery(query);
    const { metadata } = await completed(session);
    const rows = await readBriefRows(session);
    const entries = await readEntries(session, incidentsToRead(rows));
    return flowBrief({ ...told, rows, readEntry: (entryId) => entries.get(entryId), metadata });
  } finally {
    release();
  }
}

function completed(session: TimelineSession) {
  return waitForResult(session.subscribe, () => {
    const state = session.getState();
    if (state.error) throw state.error;
    return state.complete ? state : null;
  });
}

async function readEntries(session: TimelineSession, entryIds: readonly string[]) {
  const entries = new Map<string, TimelineEntry>();
  const details = await Promise.all(entryIds.map((entryId) => session.readDetails(entryId)));
  for (const detail of details) if (detail) entries.set(detail.entry.id, detail.entry);
  return entries;
}
