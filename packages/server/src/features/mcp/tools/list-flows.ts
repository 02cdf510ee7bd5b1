import type { Project } from '@flowlens/client';
import { formatClock } from '@flowlens/core/format';
import { recordedLine } from '@flowlens/timeline/brief';
import { z } from 'zod';
import { HttpProblem } from '../../../platform/errors/http-problem.js';
import { decodeCursor, encodeCursor } from '../../flows/list/flow-cursor.js';
import type { FlowTextRow } from '../../flows/list/flow-list-text.js';
import { findFlows } from '../../flows/list/find-flows.js';
import { shownReporter } from '../../flows/shown-reporter.js';
import { findProjects } from '../../projects/project-repository.js';
import { type ToolResult, nextPageNote, recordedBlock, maxCharsFor, textResult } from '../results/tool-result.js';
import { cursorInput } from './inputs.js';
import { Refusal } from '../results/refusal.js';
import { defineTool } from './tool.js';

const DEFAULT_FLOWS = 20;
const FLOWS_MAX = 50;
const NAME_MAX_CHARS = 100;
const TITLE_MAX_CHARS = 200;

/** Finds flows when the id is unknown. */
export const listFlows = defineTool({
  name: 'list_flows',
  title: 'List flows',
  description:
    'Flows of the projects you are a member of, newest first: id, date, length, title, project, tags, reporter.',
  input: {
    search: z.string().max(200).optional().describe('Occurs in title or description'),
    project: z.string().max(200).optional().describe('Name or ID of a project'),
    tags: z.array(z.string().max(100)).max(20).optional().describe('Flows with any of these tags'),
    reporter: z.string().max(320).optional().describe('Name or e-mail'),
    limit: z.int().min(1).max(FLOWS_MAX).optional(),
    cursor: cursorInput,
  },
  async run({ db, actor }, { search, project, tags, reporter, limit = DEFAULT_FLOWS, cursor }): Promise<ToolResult> {
    const projects = await findProjects(db, actor);
    const rows = await findFlows(db, actor, {
      search,
      tags: tags?.join(','),
      reporter,
      projectId: project === undefined ? undefined : idOfProject(projects, project),
      after: cursor === undefined ? undefined : positionOf(cursor),
      limit: limit + 1,
    });
    const names = new Map(projects.map(({ id, name }) => [id, name]));
    const page = rows.slice(0, limit).map((row) => ({ ...row, reporter: shownReporter(row, actor).reporter }));
    const { lines, shown } = fit(page, names);
    const last = rows[shown - 1];
    if (!last) return textResult('There is no such flow.');
    const next = rows.length > shown ? encodeCursor({ createdAtMs: last.created_at_ms, id: last.id }) : undefined;
    return textResult(
      `${shown === 1 ? '1 flow' : `${shown} flows`}, newest first. get_flow with an id returns more.`,
      recordedBlock(lines.join('\n')),
      nextPageNote(next),
    );
  },
});

function idOfProject(projects: readonly Project[], wanted: string): string {
  const name = wanted.trim().toLowerCase();
  const found = projects.find((project) => project.id === name || project.name.toLowerCase() === name);
  if (!found) throw new Refusal('There is no such project, or you are not a member of it.', 'not_found');
  return found.id;
}

function positionOf(cursor: string) {
  try {
    return decodeCursor(cursor);
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    throw new Refusal('This cursor does not belong to this tool. Leave it out to start over.');
  }
}

function fit(rows: readonly FlowTextRow[], names: ReadonlyMap<string, string>): { lines: string[]; shown: number } {
  const lines: string[] = [];
  let room = maxCharsFor();
  for (const [index, row] of rows.entries()) {
    const line = lineOf(row, names.get(row.system_id) ?? '');
    if (line.length + 1 > room) return { lines, shown: index };
    lines.push(line);
    room -= line.length + 1;
  }
  return { lines, shown: rows.length };
}

function lineOf(row: FlowTextRow, project: string): string {
  const { id, created_at_ms, video_duration_ms, recording_status: status } = row;
  const recorded = new Date(created_at_ms).toISOString().slice(0, 16).replace('T', ' ');
  const length = status === 'completed' && video_duration_ms !== null ? formatClock(video_duration_ms) : status;
  const tags = (JSON.parse(row.tags_json) as { title: string }[]).map(({ title }) => recordedLine(title, 40));
  const facts = [
    `"${recordedLine(row.title, TITLE_MAX_CHARS)}"`,
    `project ${recordedLine(project, NAME_MAX_CHARS)}`,
    ...(tags.length > 0 ? [`tags ${recordedLine(tags.join(', '), NAME_MAX_CHARS)}`] : []),
    `by ${recordedLine(row.reporter, NAME_MAX_CHARS)}`,
    ...(row.comments_count > 0 ? [`${row.comments_count} comments`] : []),
  ];
  return `${id} ${recorded} ${length} ${facts.join('; ')}`;
}
