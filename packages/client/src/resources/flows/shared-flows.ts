import { toPage, type Page } from '../../transport/pagination.js';
import type { Transport } from '../../transport/transport.js';
import type { operations } from '../../generated/schema.js';
import type { Oembed, SharedFlow, SharedFlowComment, SharedInvitation } from '../../types.js';

export type OembedQuery = operations['getOembed']['parameters']['query'];

export type SharedFlowsResource = ReturnType<typeof sharedFlowsResource>;

/** These calls carry no token. A 401 is about the link, so it never starts a refresh. */
export function sharedFlowsResource({ call, send }: Transport) {
  return {
    /** Returns a flow by its public link. 401: the link is invalid or has expired. 404: the flow is deleted. */
    get: (token: string, signal?: AbortSignal): Promise<SharedFlow> =>
      call('getSharedFlow', { signal, auth: 'anonymous' }, ({ GET }) =>
        GET('/flowlens/shared/{token}', { params: { path: { token } } }),
      ),

    /** Returns a flow that the caller shows already, as when polling. Does not count as a view of the link. */
    refresh: (token: string, signal?: AbortSignal): Promise<SharedFlow> =>
      call('getSharedFlow', { signal, auth: 'anonymous' }, ({ GET }) =>
        GET('/flowlens/shared/{token}', { params: { path: { token }, query: { refresh: true } } }),
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

    /** Returns the preview picture of a flow, blurred unless the person who made the link chose a clear one. */
    preview: (token: string, signal?: AbortSignal): Promise<Blob> =>
      call<Blob>('getSharedPreview', { signal, auth: 'anonymous' }, ({ GET }) =>
        GET('/flowlens/shared/{token}/preview', { params: { path: { token } }, parseAs: 'blob' }),
      ),

    /** Describes a public link for a page that embeds it, as oEmbed 1.0 defines. 404: it is not a live public link. */
    oembed: (query: OembedQuery, signal?: AbortSignal): Promise<Oembed> =>
      call('getOembed', { signal, auth: 'anonymous' }, ({ GET }) => GET('/oembed', { params: { query } })),

    /** Returns the data of the join page. 404 if the flow's project is PERSONAL. */
    invitation: (token: string, signal?: AbortSignal): Promise<SharedInvitation> =>
      call('getSharedInvitation', { signal, auth: 'anonymous' }, ({ GET }) =>
        GET('/flowlens/shared/invitation/{token}', { params: { path: { token } } }),
      ),
  };
}
