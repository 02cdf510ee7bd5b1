import type { CaptureNote, CurrentUser, Flow, FlowComment, FlowSummary, Member, Project, Role } from '@flowlens/client';
import { describe, expectTypeOf, it } from 'vitest';
import type { isProjectFull, maxPersonalProjects } from './permissions/capacity.js';
import type { CaptureNoteFacts } from './format/capture-note.js';
import type { CommentFacts } from './permissions/comment-permissions.js';
import type { FlowFacts } from './permissions/flow-permissions.js';
import type { ProjectFacts, ProjectRole } from './permissions/roles.js';
import type { canSaveProject } from './validation/project-form.js';

describe('API data', () => {
  it('is assignable to the types of the rules', () => {
    expectTypeOf<Role>().toEqualTypeOf<ProjectRole>();
    expectTypeOf<Member['role']>().toEqualTypeOf<ProjectRole>();
    expectTypeOf<Project>().toExtend<ProjectFacts>();
    expectTypeOf<Project>().toExtend<Parameters<typeof isProjectFull>[0]>();
    expectTypeOf<Project>().toExtend<Parameters<typeof canSaveProject>[1]>();
    expectTypeOf<Flow>().toExtend<FlowFacts>();
    expectTypeOf<FlowSummary>().toExtend<FlowFacts>();
    expectTypeOf<CaptureNote>().toExtend<CaptureNoteFacts>();
    expectTypeOf<FlowComment>().toExtend<CommentFacts>();
    expectTypeOf<CurrentUser['app_user']>().toExtend<Parameters<typeof maxPersonalProjects>[0]>();
  });
});
