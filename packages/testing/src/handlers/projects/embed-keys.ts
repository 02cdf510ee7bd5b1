import type { EmbedKey } from '@flowlens/client';
import { EMBED_KEYS_MAX } from '@flowlens/core/limits';
import { canManageProject } from '@flowlens/core/permissions';
import { refusal } from '@flowlens/core/refusals';
import type { MockDb } from '../../db.js';
import { mockTime } from '../../mock-now.js';
import type { Actor } from '../actor.js';
import { conflict, forbidden, notFound, requiredText } from '../problem.js';
import { created, type Routes } from '../routes.js';
import { projectOf } from './projects-of.js';

/** Embed keys of a project, as its admins see them. Tokens are created by servers only. */
export function embedKeyHandlers(db: MockDb, { get, post, remove }: Routes) {
  const keysOf = (actor: Actor, projectId: string) => {
    const project = projectOf(db, actor, projectId);
    if (!canManageProject(actor, project)) throw forbidden(refusal('adminsManageEmbedKeys'));
    return db.embedKeys[projectId] ?? [];
  };
  const write = (projectId: string, keys: EmbedKey[]) => {
    db.embedKeys = { ...db.embedKeys, [projectId]: keys };
  };

  return [
    get('*/systems/:systemId/embed-keys', ({ actor, params }) => keysOf(actor, params.systemId)),
    post('*/systems/:systemId/embed-keys', 'CreateEmbedKeyInput', ({ actor, params: { systemId }, body }) => {
      const keys = keysOf(actor, systemId);
      if (keys.length >= EMBED_KEYS_MAX) throw conflict(refusal('embedKeyLimit', { max: EMBED_KEYS_MAX }));
      const key: EmbedKey = {
        id: crypto.randomUUID(),
        name: requiredText('name', body.name),
        created_by: actor.name,
        created_at: mockTime(),
        last_used_at: null,
      };
      write(systemId, [key, ...keys]);
      return created({ ...key, key: `fl_ek_${key.id}` });
    }),
    remove('*/systems/:systemId/embed-keys/:keyId', ({ actor, params: { systemId, keyId } }) => {
      const keys = keysOf(actor, systemId);
      if (!keys.some(({ id }) => id === keyId)) throw notFound('There is no such key.');
      write(
        systemId,
        keys.filter(({ id }) => id !== keyId),
      );
    }),
  ];
}
