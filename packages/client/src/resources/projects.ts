import { createHeaders, type CreateOptions } from '../create-options.js';
import type { Transport } from '../transport.js';
import type { CreatedProject, CreateProjectInput, Project, UpdateProjectInput } from '../types.js';

/** Times in ISO 8601; either bound may be missing. */
export interface TimeWindow {
  start_time?: string;
  end_time?: string;
}

export type ProjectsResource = ReturnType<typeof projectsResource>;

export function projectsResource({ api, call }: Transport) {
  const at = (systemId: string) => ({ path: { systemId } });
  return {
    /** Every project the caller belongs to. */
    list: (signal?: AbortSignal): Promise<Project[]> =>
      call('listProjects', (init) => api.GET('/systems', init), { signal }),

    /** One project; with a window it carries `flows_count`. */
    get: (systemId: string, window: TimeWindow = {}, signal?: AbortSignal): Promise<Project> =>
      call(
        'getProject',
        (init) => api.GET('/systems/{systemId}', { params: { ...at(systemId), query: window }, ...init }),
        { signal },
      ),

    create: (input: CreateProjectInput, options: CreateOptions = {}): Promise<CreatedProject> =>
      call(
        'createProject',
        (init) => api.POST('/systems', { params: { header: createHeaders(options) }, body: input, ...init }),
        { signal: options.signal },
      ),

    update: (systemId: string, input: UpdateProjectInput, signal?: AbortSignal): Promise<Project> =>
      call(
        'updateProject',
        (init) => api.PATCH('/systems/{systemId}', { params: at(systemId), body: input, ...init }),
        { signal },
      ),

    /** Deletes a project with everything in it. */
    remove: (systemId: string, signal?: AbortSignal): Promise<void> =>
      call('deleteProject', (init) => api.DELETE('/systems/{systemId}', { params: at(systemId), ...init }), {
        signal,
        bodiless: true,
      }),

    leave: (systemId: string, signal?: AbortSignal): Promise<void> =>
      call('leaveProject', (init) => api.POST('/systems/{systemId}/leave', { params: at(systemId), ...init }), {
        signal,
        bodiless: true,
      }),
  };
}
