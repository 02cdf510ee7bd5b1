import { expectArray } from '../../transport/expect-array.js';
import { type CreateOptions, keyHeader } from '../../transport/idempotency-key.js';
import type { Transport } from '../../transport/transport.js';
import type { CreateTagInput, Tag } from '../../types.js';

export type TagsResource = ReturnType<typeof tagsResource>;

export function tagsResource({ call, run }: Transport) {
  return {
    /** Lists the tags of one project, or of all the caller's projects. */
    list: async (filters: { system_id?: string } = {}, signal?: AbortSignal): Promise<Tag[]> => {
      const { tags } = await call('listTags', { signal }, ({ GET }) =>
        GET('/flowlens/tags', { params: { query: filters } }),
      );
      return expectArray('listTags', tags);
    },

    create: (input: CreateTagInput, options: CreateOptions = {}): Promise<Tag> =>
      call('createTag', options, ({ POST }) =>
        POST('/flowlens/tag', { params: { header: keyHeader(options) }, body: input }),
      ),

    /** Deletes a tag and removes it from every flow. */
    remove: (tagId: string, signal?: AbortSignal): Promise<void> =>
      run('deleteTag', { signal }, ({ DELETE }) =>
        DELETE('/flowlens/tag/{tag_id}', { params: { path: { tag_id: tagId } } }),
      ),
  };
}
