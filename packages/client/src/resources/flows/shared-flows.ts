import { toPage, type Page } from '../../transport/pagination.js';
import type { Transport } from '../../transport/transport.js';
import type { SharedFlow, SharedFlowComment, SharedInvitation } from '../../types.js';

export type SharedFlowsResource = ReturnType<typeof sharedFlowsResource>;

/** These calls carry no token. A 401 is about the link, so it never starts a refresh (spec §7, §8). */
export function sharedFlowsResource({ call, send }: Transport) {
  return {
    /** Returns a flow by its public link. 401: the link is invalid or has expired. 404: the flow is deleted. */
    get: (token: string, signal?: AbortSignal): Promise<SharedFlow> =>
      call('getSharedFlow', { signal, auth: 'anonymous' }, ({ GET }) =>
        GET('/flowlens/shared/{token}', { params: { path: { token } } }),
      ),

    /**
     * Returns a page of the flow's comments, oldest first. The first page is part of the flow; its `comments_cursor` leads
     * to the second.
     */
    comments: async (
      token: string,
      page: { limit?: number; cursor?: string } = {},
      signal?: AbortSignal,
    ): Promise<Page<SharedFlowComment>> =>
      toPage(
        'listSharedComments',
        await send('listSharedComments', { signal, auth: 'anonymous' }, ({ GET }) =>
          GET('/flowlens/shared/{token}/comments', { params: { path: { token }, query: page } }),
        ),
      ),

    /** Returns the data of the join page. 404 if the flow's project is PERSONAL. */
    invitation: (token: string, signal?: AbortSignal): Promise<SharedInvitation> =>
      call('getSharedInvitation', { signal, auth: 'anonymous' }, ({ GET }) =>
        GET('/flowlens/shared/invitation/{token}', { params: { path: { token } } }),
      ),
  };
}
