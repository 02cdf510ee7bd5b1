import type { operations } from '../../generated/schema.js';
import { toPage, type Page } from '../../transport/pagination.js';
import type { Transport } from '../../transport/transport.js';
import type { FlowHost, FlowSummary } from '../../types.js';

/** Filters of a list of flows. `tags` are comma-separated titles; `__no_tags__` stands for untagged flows. */
export type FlowListQuery = NonNullable<operations['listFlows']['parameters']['query']>;
/** Filters of a list of one project's flows. */
export type ProjectFlowListQuery = NonNullable<operations['listSystemFlows']['parameters']['query']>;

export function flowLists({ call, send }: Transport) {
  /** Returns one page of the caller's flows, newest first unless `sort` is given. */
  async function list(filters: FlowListQuery = {}, signal?: AbortSignal): Promise<Page<FlowSummary>> {
    return toPage(
      'listFlows',
      await send('listFlows', { signal }, ({ GET }) => GET('/flowlens/flows', { params: { query: filters } })),
    );
  }

  return {
    list,

    /** Returns one page of a project's flows, newest first unless `sort` is given. 404 if the caller is not a member. */
    listBySystem: async (
      systemId: string,
      filters: ProjectFlowListQuery = {},
      signal?: AbortSignal,
    ): Promise<Page<FlowSummary>> =>
      toPage(
        'listSystemFlows',
        await send('listSystemFlows', { signal }, ({ GET }) =>
          GET('/flowlens/system/{systemId}/flows', { params: { path: { systemId }, query: filters } }),
        ),
      ),

    /** Returns the hosts of recorded pages, of one project or of all, the most frequent first. */
    hosts: (systemId?: string, signal?: AbortSignal): Promise<FlowHost[]> =>
      call('listFlowHosts', { signal }, ({ GET }) =>
        GET('/flowlens/flow-hosts', { params: { query: systemId === undefined ? {} : { system_id: systemId } } }),
      ),

    /**
     * Iterates over all matching flows. Each page is fetched when the loop reaches it.
     *
     * @example
     * for await (const flow of client.flows.iterate({ search: 'checkout' })) console.log(flow.title);
     */
    iterate: async function* (
      filters: FlowListQuery = {},
      signal?: AbortSignal,
    ): AsyncGenerator<FlowSummary, void, undefined> {
      let cursor = filters.cursor;
      do {
        const { items, next } = await list(cursor === undefined ? filters : { ...filters, cursor }, signal);
        yield* items;
        cursor = next ?? undefined;
      } while (cursor !== undefined);
    },
  };
}
