import type { Row, Setting } from '../calls/row.js';

const KIM = { email: 'kim@customer.example', name: 'Kim Kepler' };

/** Embed keys are for admins and the owner with a session. Tokens are created with a key and with nothing else. */
// prettier-ignore
export const EMBEDDING_ROWS: Row[] = [
  //                                              anon out outs exme invi cont crea repo admi owne dflt agen embe emad
  { operation: 'listEmbedKeys',         expected: '401 401 404 404 404 403 403 403 200 200 200 401 403 403' },
  { operation: 'createEmbedKey',        expected: '401 401 404 404 404 403 403 403 201 201 201 401 403 403', call: () => ({ body: { name: 'Tool' } }) },
  { operation: 'revokeEmbedKey',        expected: '401 401 404 404 404 403 403 403 204 204 204 401 403 403' },
  { operation: 'createEmbedToken',      expected: '401 401 401 401 401 401 401 401 401 401 401 401 401 401', call: () => ({ body: KIM }) },
  { operation: 'createEmbedToken',      expected: '201 201 201 201 201 201 201 201 201 201 201 201 201 201', name: 'with a key', prepare: newKey, call: ({ token = '' }) => ({ ...byKey(token), body: KIM }) },
  { operation: 'createEmbedToken',      expected: '401 401 401 401 401 401 401 401 401 401 401 401 401 401', name: 'with a revoked key', prepare: revokedKey, call: ({ token = '' }) => ({ ...byKey(token), body: KIM }) },
  { operation: 'createEmbedToken',      expected: '401 401 401 401 401 401 401 401 401 401 401 401 401 401', name: 'after its creator was removed', prepare: keyOfRemovedMember, call: ({ token = '' }) => ({ ...byKey(token), body: KIM }) },
  { operation: 'createEmbedToken',      expected: '401 401 401 401 401 401 401 401 401 401 401 401 401 401', name: 'after its creator became a contributor', prepare: keyOfFormerAdmin, call: ({ token = '' }) => ({ ...byKey(token), body: KIM }) },
  { operation: 'getProject',            expected: '401 401 401 401 401 401 401 401 401 401 401 401 401 401', name: 'with an embed key', prepare: newKey, call: ({ token = '' }) => byKey(token) },
];

function byKey(key: string) {
  return { headers: { authorization: `Bearer ${key}`, cookie: '' } };
}

/** A key made by the admin, with its secret. */
async function newKey({ world, cast, send }: Setting): Promise<{ token: string; keyId: string }> {
  const params = { systemId: world.team };
  const { json } = await send('createEmbedKey', { params, body: { name: 'Tool' }, headers: cast.credentials.admin });
  const { id, key } = json as { id: string; key: string };
  return { token: key, keyId: id };
}

async function revokedKey(setting: Setting): Promise<{ token: string }> {
  const { world, cast, send } = setting;
  const { token, keyId } = await newKey(setting);
  await send('revokeEmbedKey', { params: { systemId: world.team, keyId }, headers: cast.credentials.owner });
  return { token };
}

async function keyOfRemovedMember(setting: Setting): Promise<{ token: string }> {
  const { world, cast, send } = setting;
  const { token } = await newKey(setting);
  const params = { systemId: world.team, userId: cast.people.admin.userId };
  await send('removeMember', { params, headers: cast.credentials.owner });
  return { token };
}

async function keyOfFormerAdmin(setting: Setting): Promise<{ token: string }> {
  const { world, cast, send } = setting;
  const { token } = await newKey(setting);
  const params = { systemId: world.team, userId: cast.people.admin.userId };
  await send('updateMemberRole', { params, body: { role: 'USER' }, headers: cast.credentials.owner });
  return { token };
}
