import type { FlowLensClient } from '@flowlens/client';
import { JIRA_DESCRIPTION_MAX_CHARS } from '@flowlens/core/limits';
import { deviceInfoRows, type TimelineMetadata } from '@flowlens/core/recorded';
import { incidentText, recordedLine, recordedText } from '@flowlens/timeline/brief';
import type { QueryClient } from '@tanstack/react-query';
import { flowQuery } from '../flows/flow/flow-query.js';
import { withCompletedTimeline } from '../timeline/with-completed-timeline.js';

const LINE_MAX_CHARS = 300;

export interface IssueText {
  title: string;
  description: string;
}

/**
 * Writes title and description of an issue from a flow and its timeline, which are loaded if necessary.
 *
 * @throws if the flow or its timeline cannot be read
 */
export async function writeIssueText(
  { client, queryClient }: { client: FlowLensClient; queryClient: QueryClient },
  flowId: string,
): Promise<IssueText> {
  const flow = await queryClient.ensureQueryData(flowQuery(client, flowId));
  const recorded = await withCompletedTimeline({ client, queryClient, flow }, async (session, metadata) => [
    incidentText(await session.explainIncidents()),
    environmentLine(metadata),
  ]);
  const parts = [flow.description ?? '', ...(recorded ?? [])].filter((part) => part.trim() !== '');
  return { title: flow.title, description: recordedText(parts.join('\n\n'), JIRA_DESCRIPTION_MAX_CHARS) };
}

/** Returns the browser, system and screen of the reporter on one line; empty if unknown. */
function environmentLine(metadata: TimelineMetadata | null): string {
  const facts = deviceInfoRows(metadata).filter(({ field }) => ['browser', 'os', 'screen'].includes(field));
  const values = facts.map(({ value }) => recordedLine(value, LINE_MAX_CHARS));
  return values.length > 0 ? `Environment: ${values.join(', ')}` : '';
}
