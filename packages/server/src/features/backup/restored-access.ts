import type { Client } from 'pg';
import { EXAMPLE_TOKEN } from '../seed/example-project.js';
import type { Ended } from '../auth/sessions/end-sessions.js';
import { hashToken } from '../../platform/secrets/opaque-token.js';

/** Objects that are active in a restored database, whatever happened to them after the backup. */
export interface RestoredAccess {
  publicLinks: number;
  invitations: number;
  invitationLinks: number;
}

const RESTORED_ACCESS = `select
  (select count(*) from share_links
   where revoked_at is null and expires_at > now() and flow_id is not null and token_hash <> $1) as links,
  (select count(*) from invitations where status = 'PENDING' and expires_at > now()) as invitations,
  (select count(*) from public_invitations
   where revoked_at is null and expires_at > now() and joins_count < max_joins_count) as invitation_links`;

/** Counts what a backup reactivates, without the link to the example flow. */
export async function countRestoredAccess(client: Client): Promise<RestoredAccess> {
  const { rows } = await client.query<Record<'links' | 'invitations' | 'invitation_links', string>>(RESTORED_ACCESS, [
    hashToken(EXAMPLE_TOKEN),
  ]);
  const [row] = rows;
  return {
    publicLinks: Number(row?.links),
    invitations: Number(row?.invitations),
    invitationLinks: Number(row?.invitation_links),
  };
}

/**
 * Ends the sessions, tokens, embed keys and recording links of a backup, because those revoked after it would be active again.
 * Works on the tables of every version.
 */
export async function endRestoredSessions(client: Client): Promise<Ended> {
  const sessions = await client.query(
    'update sessions set revoked_at = now() where revoked_at is null and expires_at > now()',
  );
  await endRecordingLinks(client);
  const ended = {
    sessions: sessions.rowCount ?? 0,
    agentTokens: await endTokens(client, 'agent_tokens'),
    recorderTokens: await endTokens(client, 'recorder_tokens'),
    embedTokens: await endTokens(client, 'embed_tokens'),
  };
  if (await hasTable(client, 'embed_keys')) await client.query('delete from embed_keys');
  return ended;
}

/** Recording links let strangers write, so they end; public links stay. */
async function endRecordingLinks(client: Client): Promise<void> {
  if (!(await hasTable(client, 'recording_links'))) return;
  await client.query('update recording_links set revoked_at = now() where revoked_at is null');
}

async function hasTable(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table]);
  return rows[0]?.exists === true;
}

async function endTokens(client: Client, table: 'agent_tokens' | 'recorder_tokens' | 'embed_tokens'): Promise<number> {
  if (!(await hasTable(client, table))) return 0;
  const tokens = await client.query<{ was_live: boolean }>(
    `delete from ${table} returning expires_at > now() as was_live`,
  );
  return tokens.rows.filter(({ was_live: wasLive }) => wasLive).length;
}
