import { type CreateOptions, creating } from '../create-options.js';
import type { Transport } from '../transport.js';
import type { CreatedProject, CreateProjectInput, Project, UpdateProjectInput } from '../types.js';

/** Times in ISO 8601; either bound may be missing. */
export interface TimeWindow {
  start_time?: string;
  end_time?: string;
}

export type ProjectsResource = ReturnType<typeof projectsResource>;

export function projectsResource({ call }: Transport) {
  const at = (systemId: string) => ({ path: { systemId } });
  return {
    /** Every project the caller belongs to. */
    list: (signal?: AbortSignal): Promise<Project[]> => call('listProjects', { signal }),

    /** One project; with a window it carries `flows_count`. */
    get: (systemId: string, window: TimeWindow = {}, signal?: AbortSignal): Promise<Project> =>
      call('getProject', { ...at(systemId), query: window, signal }),

    create: (input: CreateProjectInput, options: CreateOptions = {}): Promise<CreatedProject> =>
      call('createProject', { ...creating(options), body: input }),

    update: (systemId: string, input: UpdateProjectInput, signal?: AbortSignal): Promise<Project> =>
      call('updateProject', { ...at(systemId), body: input, signal }),

    /** Deletes a project with everything in it. */
    remove: (systemId: string, signal?: AbortSignal): Promise<void> =>
      call('deleteProject', { ...at(systemId), signal, bodiless: true }),

    leave: (systemId: string, options: CreateOptions = {}): Promise<void> =>
      call('leaveProject', { ...at(systemId), ...creating(options), bodiless: true }),
  };
}
