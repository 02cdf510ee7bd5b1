import type { FlowLensClient } from '@flowlens/client';
import type { TimelineEntry } from '@flowlens/timeline';
import { flowBrief, incidentsToRead } from '@flowlens/timeline/brief';
import type { QueryClient } from '@tanstack/react-query';
import { flowCommentsQuery } from '../comments/flow-comments-query.js';
import { flowQuery } from '../flows/flow/flow-query.js';
import type { TimelineSession } from '../timeline/session/timeline-session.js';
import { withCompletedTimeline } from '../timeline/with-completed-timeline.js';
import { readBriefRows } from './read-brief-rows.js';

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
  const brief = await withCompletedTimeline({ client, queryClient, flow }, async (session, metadata) => {
    const rows = await readBriefRows(session);
    const entries = await readEntries(session, incidentsToRead(rows));
    return flowBrief({ ...told, rows, readEntry: (entryId) => entries.get(entryId), metadata });
  });
  return brief ?? flowBrief({ ...told, rows: null, metadata: null });
}

async function readEntries(session: TimelineSession, entryIds: readonly string[]) {
  const entries = new Map<string, TimelineEntry>();
  const details = await Promise.all(entryIds.map((entryId) => session.readDetails(entryId)));
  for (const detail of details) if (detail) entries.set(detail.entry.id, detail.entry);
  return entries;
}
