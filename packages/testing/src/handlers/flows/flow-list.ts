import type { Flow, FlowHost, FlowSummary } from '@flowlens/client';
import { foldForSearch, NO_TAGS } from '@flowlens/core';
import { HttpResponse } from 'msw';
import { FLOW_LIST_QUERY } from '../../contract/request-bodies.js';
import type { FlowCounts } from '../../db.js';
import type { Actor } from '../actor.js';
import { invalidRequest, unprocessable } from '../problem.js';
import { readQuery } from '../read-request.js';

const PAGE_SIZE = 50;

type Query = Record<string, string | undefined>;

/** Filters and sorts like the server, with a Link header for the next page. */
export function flowPage(flows: readonly FlowSummary[], { actor, url }: { actor: Actor; url: URL }): Response {
  const { cursor = '0', limit = PAGE_SIZE, sort, ...wanted } = readQuery(url.searchParams, FLOW_LIST_QUERY);
  if (!/^\d+$/.test(cursor)) {
    const message = 'must be taken from a Link header';
    throw unprocessable(`The cursor ${message}.`, [{ path: '/query/cursor', message }]);
  }
  const { created_from: from, created_to: to } = wanted;
  if (from && to && Date.parse(from) > Date.parse(to))
    throw invalidRequest({ path: '/query/created_to', message: 'must not be before created_from' });
  const found = inOrder(
    flows.filter((flow) => isWanted(flow, wanted, actor)),
    sort,
  );
  const end = Number(cursor) + Number(limit);
  const next = new URL(url);
  next.searchParams.set('cursor', String(end));
  return HttpResponse.json(found.slice(Number(cursor), end), {
    ...(found.length > end && { headers: { link: `<${next.pathname}${next.search}>; rel="next"` } }),
  });
}

/** Returns the hosts of the pages of flows, the most frequent first. */
export function hostsOf(flows: readonly FlowSummary[]): FlowHost[] {
  const counts = new Map<string, number>();
  for (const host of flows.flatMap(({ page_hosts }) => page_hosts ?? [])) counts.set(host, (counts.get(host) ?? 0) + 1);
  return [...counts]
    .map(([host, flows_count]) => ({ host, flows_count }))
    .sort((one, other) => other.flows_count - one.flows_count);
}

export function toSummary(detail: Flow, counts: Partial<FlowCounts> = {}): FlowSummary {
  const { capture: _capture, is_local: _local, recording_type: _type, comments, ...flow } = detail;
  const uncounted = { errors_count: null, failed_requests_count: null, page_hosts: null };
  return { ...flow, comments_count: comments.length, ...uncounted, ...counts };
}

function isWanted(flow: FlowSummary, wanted: Query, actor: Actor): boolean {
  const { search = '', tags = '', reporter, host, recording_status: status } = wanted;
  const titles = flow.tags.map((tag) => comparable(tag.title));
  const text = foldForSearch(comparable([flow.title, flow.description, ...titles].join('\n')));
  return (
    text.includes(foldForSearch(comparable(search)).trim()) &&
    hasWantedTag(titles, comparable(tags)) &&
    hasReporter(flow, reporter?.toLowerCase()) &&
    (wanted['has_errors'] !== 'true' || problemsOf(flow) > 0) &&
    (wanted['mine'] !== 'true' || flow.reporter_user_id === actor.userId) &&
    (!host || (flow.page_hosts ?? []).includes(host.toLowerCase())) &&
    (!status || flow.recording_status === status) &&
    isInPeriod(Date.parse(flow.created_at), wanted)
  );
}

function isInPeriod(createdAtMs: number, { created_from: from, created_to: to }: Query): boolean {
  return (!from || createdAtMs >= Date.parse(from)) && (!to || createdAtMs < Date.parse(to));
}

/** The flows are in order of the database, newest first. */
function inOrder(flows: FlowSummary[], sort = 'newest'): FlowSummary[] {
  switch (sort) {
    case 'oldest':
      return flows.toReversed();
    case 'most_errors':
      return flows.toSorted((one, other) => problemsOf(other) - problemsOf(one));
    case 'longest':
      return flows.toSorted((one, other) => other.video_duration_ms - one.video_duration_ms);
    case 'title':
      return flows.toSorted((one, other) => one.title.localeCompare(other.title));
    default:
      return flows;
  }
}

/** Returns the number of errors and failed requests; -1 if they are not counted yet. */
function problemsOf({ errors_count: errors, failed_requests_count: failures }: FlowSummary): number {
  return errors === null || failures === null ? -1 : errors + failures;
}

function hasWantedTag(titles: readonly string[], wanted: string): boolean {
  const named = wanted.split(',').flatMap((title) => title.trim() || []);
  if (named.length === 0) return true;
  return named.some((title) => (title === NO_TAGS.title ? titles.length === 0 : titles.includes(title)));
}

/** Normalises case and composition of letters. */
function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function hasReporter({ reporter, reporter_email }: FlowSummary, wanted: string | undefined): boolean {
  return !wanted || [reporter, reporter_email].some((text) => text?.toLowerCase() === wanted);
}
