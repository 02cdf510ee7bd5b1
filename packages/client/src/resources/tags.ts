import { asList } from '../as-list.js';
import { type CreateOptions, creating } from '../create-options.js';
import type { Transport } from '../transport.js';
import type { CreateTagInput, Tag } from '../types.js';

export type TagsResource = ReturnType<typeof tagsResource>;

export function tagsResource({ call }: Transport) {
  return {
    /** The tags of one project, or of all the caller's projects. */
    list: async (filters: { system_id?: string } = {}, signal?: AbortSignal): Promise<Tag[]> => {
      const { tags } = await call('listTags', { query: filters, signal });
      return asList('listTags', tags);
    },

    create: (input: CreateTagInput, options: CreateOptions = {}): Promise<Tag> =>
      call('createTag', { ...creating(options), body: input }),

    /** Deletes a tag and takes it off every flow. */
    remove: (tagId: string, signal?: AbortSignal): Promise<void> =>
      call('deleteTag', { path: { tag_id: tagId }, signal, bodiless: true }),
  };
}
