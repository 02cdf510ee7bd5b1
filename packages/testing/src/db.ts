import type { CurrentUser, Flow, Project } from '@flowlens/client';
import { aFlow } from './builders/flow.js';
import { viewers } from './builders/people.js';
import { aProject } from './builders/project.js';
import { aTimeline, type TimelineFile } from './builders/timeline.js';

/** What the request handlers answer from. Change it between two calls to change the answers. */
export interface MockDb {
  /** Who is signed in; null answers 401. */
  viewer: CurrentUser | null;
  projects: Project[];
  /** Newest first. */
  flows: Flow[];
  /** By flow id. A string is sent as it is, to try files that are broken. */
  timelines: Record<string, TimelineFile | string>;
}

/** A project with one flow of every event type, watched by its owner. */
export function createDb(overrides: Partial<MockDb> = {}): MockDb {
  const flows = overrides.flows ?? [aFlow()];
  return {
    viewer: viewers.owner,
    projects: [aProject()],
    timelines: Object.fromEntries(flows.map((flow) => [flow.id, aTimeline()])),
    ...overrides,
    flows,
  };
}
