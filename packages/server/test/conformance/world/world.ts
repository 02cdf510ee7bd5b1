import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/platform/database/schema/tables.js';
import { createOpaqueToken } from '../../../src/platform/secrets/opaque-token.js';
import type { PersonName } from './actors.js';
import type { Cast } from './cast.js';
import { addEmbedding, addEmbedKey } from './world-embedding.js';
import {
  addAgentToken,
  addFlow,
  addInvitation,
  addLink,
  addMembers,
  addProject,
  addRecordingLink,
  addRemarks,
  addTag,
  type MadeFlow,
  type MadeRecordingLink,
  type Project,
} from './world-parts.js';

/** Targets of all calls. */
export interface World {
  /** The owner's project; everybody except outsider, ex-member and invitee is a member. */
  team: string;
  /** The owner's default project, with `somebody` as a member. */
  ownersDefault: string;
  /** The outsider's own project. */
  elsewhere: string;
  /** A project of the contributor's own. */
  contributorsOwn: string;
  openSource: string;
  tags: Record<'team' | 'ownersDefault' | 'elsewhere', string>;
  links: Record<'team' | 'ownersDefault' | 'elsewhere', string>;
  invitations: Record<'team' | 'ownersDefault' | 'elsewhere', string>;
  /** Each contains a waiting recording of a guest. */
  recordingLinks: Record<'team' | 'ownersDefault' | 'elsewhere', MadeRecordingLink>;
  agentTokens: Record<'owner' | 'contributor', string>;
  /** Keys of projects; that of the team has a token for each embedded person. */
  embedKeys: Record<'team' | 'ownersDefault' | 'elsewhere', string>;
  flows: Record<
    'others' | 'contributors' | 'reporters' | 'exMembers' | 'ownersDefault' | 'elsewhere' | 'open',
    MadeFlow
  >;
  /** The contributor's comment and link on another person's flow. */
  contributorsAtOthers: { commentId: string; shareId: string };
}

/** Deletes the projects that the cast got when they signed in, and creates a world for them. */
export async function makeWorld(db: Kysely<Tables>, cast: Cast): Promise<World> {
  const { people } = cast;
  const id = (name: PersonName) => people[name].userId;
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('projects').execute();
    const project = (owner: PersonName, values: Partial<Project> = {}) => addProject(transaction, id(owner), values);
    const join = (projectId: string, role: 'ADMIN' | 'USER', names: PersonName[]) =>
      addMembers(transaction, projectId, { role, userIds: names.map(id) });

    const team = await project('owner');
    const ownersDefault = await project('owner', { is_default: true });
    const elsewhere = await project('outsider');
    const contributorsOwn = await project('contributor');
    const openSource = await project('owner', { category: 'OPEN_SOURCE' });
    for (const name of ['outsider', 'exMember', 'invitee', 'contributor', 'reporter', 'admin', 'somebody'] as const)
      await project(name, { is_default: true });
    await join(team, 'ADMIN', ['admin']);
    await join(team, 'USER', ['contributor', 'reporter', 'somebody']);
    await join(ownersDefault, 'USER', ['somebody']);
    await transaction
      .insertInto('removed_members')
      .values({ project_id: team, user_id: id('exMember') })
      .execute();

    const parts = { db: transaction, cast };
    const at = async <T>(add: (projectId: string) => Promise<T>) => ({
      team: await add(team),
      ownersDefault: await add(ownersDefault),
      elsewhere: await add(elsewhere),
    });
    const flows = {
      others: await addFlow(parts, team, 'somebody'),
      contributors: await addFlow(parts, team, 'contributor'),
      reporters: await addFlow(parts, team, 'reporter', 'somebody'),
      exMembers: await addFlow(parts, team, 'exMember'),
      ownersDefault: await addFlow(parts, ownersDefault, 'somebody'),
      elsewhere: await addFlow(parts, elsewhere, 'outsider'),
      open: await addFlow(parts, openSource, 'owner'),
    };
    return {
      team,
      ownersDefault,
      elsewhere,
      contributorsOwn,
      openSource,
      tags: await at((projectId) => addTag(transaction, projectId, id('somebody'))),
      links: await at((projectId) => addLink(transaction, projectId)),
      invitations: await at((projectId) => addInvitation(transaction, projectId, people.invitee.email)),
      recordingLinks: {
        team: await addRecordingLink(parts, team, 'admin'),
        ownersDefault: await addRecordingLink(parts, ownersDefault, 'owner'),
        elsewhere: await addRecordingLink(parts, elsewhere, 'outsider'),
      },
      agentTokens: {
        owner: await addAgentToken(transaction, id('owner'), cast.agentToken),
        contributor: await addAgentToken(transaction, id('contributor'), createOpaqueToken('fl_pat_')),
      },
      embedKeys: {
        team: await addEmbedding(parts, team, 'owner'),
        ownersDefault: await addEmbedKey(transaction, ownersDefault, id('owner')),
        elsewhere: await addEmbedKey(transaction, elsewhere, id('outsider')),
      },
      flows,
      contributorsAtOthers: await addRemarks(parts, flows.others.flowId, 'contributor'),
    };
  });
}
