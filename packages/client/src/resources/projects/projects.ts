import { toPage, type Page } from '../../transport/pagination.js';
import { type CreateOptions, keyHeader } from '../../transport/idempotency-key.js';
import type { Transport } from '../../transport/transport.js';
import type { CreatedProject, CreateProjectInput, Project, ProjectShareLink, UpdateProjectInput } from '../../types.js';

/** Times in ISO 8601; either bound may be missing. */
export interface TimeWindow {
  start_time?: string;
  end_time?: string;
}

/** Page of a list; without a cursor, the first page. */
export interface PageQuery {
  limit?: number;
  cursor?: string;
}

export type ProjectsResource = ReturnType<typeof projectsResource>;

export function projectsResource({ call, run, send }: Transport) {
  const at = (systemId: string) => ({ params: { path: { systemId } } });
  return {
    /** Lists every project that the caller belongs to. */
    list: (signal?: AbortSignal): Promise<Project[]> => call('listProjects', { signal }, ({ GET }) => GET('/systems')),

    /** Returns one project; with a time window, it includes `flows_count`. */
    get: (systemId: string, window: TimeWindow = {}, signal?: AbortSignal): Promise<Project> =>
      call('getProject', { signal }, ({ GET }) =>
        GET('/systems/{systemId}', { params: { path: { systemId }, query: window } }),
      ),

    create: (input: CreateProjectInput, options: CreateOptions = {}): Promise<CreatedProject> =>
      call('createProject', options, ({ POST }) =>
        POST('/systems', { params: { header: keyHeader(options) }, body: input }),
      ),

    update: (systemId: string, input: UpdateProjectInput, signal?: AbortSignal): Promise<Project> =>
      call('updateProject', { signal }, ({ PATCH }) => PATCH('/systems/{systemId}', { ...at(systemId), body: input })),

    /** Deletes a project with everything in it. */
    remove: (systemId: string, signal?: AbortSignal): Promise<void> =>
      run('deleteProject', { signal }, ({ DELETE }) => DELETE('/systems/{systemId}', at(systemId))),

    /** Returns one page of the live public links to flows of a project, newest first. For its admins. */
    shares: async (systemId: string, page: PageQuery = {}, signal?: AbortSignal): Promise<Page<ProjectShareLink>> =>
      toPage(
        'listProjectShareLinks',
        await send('listProjectShareLinks', { signal }, ({ GET }) =>
          GET('/systems/{systemId}/shares', { params: { path: { systemId }, query: page } }),
        ),
      ),

    /** Revokes every public link to flows of a project. For its admins. */
    revokeShares: (systemId: string, signal?: AbortSignal): Promise<void> =>
      run('revokeProjectShareLinks', { signal }, ({ DELETE }) => DELETE('/systems/{systemId}/shares', at(systemId))),

    leave: (systemId: string, options: CreateOptions = {}): Promise<void> =>
      run('leaveProject', options, ({ POST }) =>
        POST('/systems/{systemId}/leave', { params: { path: { systemId }, header: keyHeader(options) } }),
      ),
  };
}
