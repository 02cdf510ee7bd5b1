import { asList } from '../as-list.js';
import { createHeaders, type CreateOptions } from '../create-options.js';
import type { Transport } from '../transport.js';
import type { CreateTagInput, Tag } from '../types.js';

export type TagsResource = ReturnType<typeof tagsResource>;

export function tagsResource({ api, call }: Transport) {
  return {
    /** The tags of one project, or of all the caller's projects. */
    list: async (filters: { system_id?: string } = {}, signal?: AbortSignal): Promise<Tag[]> => {
      const answer = await call(
        'listTags',
        (init) => api.GET('/flowlens/tags', { params: { query: filters }, ...init }),
        { signal },
      );
      return asList('listTags', answer.tags);
    },

    create: (input: CreateTagInput, options: CreateOptions = {}): Promise<Tag> =>
      call(
        'createTag',
        (init) => api.POST('/flowlens/tag', { params: { header: createHeaders(options) }, body: input, ...init }),
        { signal: options.signal },
      ),

    /** Deletes a tag and takes it off every flow. */
    remove: (tagId: string, signal?: AbortSignal): Promise<void> =>
      call(
        'deleteTag',
        (init) => api.DELETE('/flowlens/tag/{tag_id}', { params: { path: { tag_id: tagId } }, ...init }),
        { signal, bodiless: true },
      ),
  };
}
