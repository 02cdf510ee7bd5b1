import { http } from 'msw';
import { anAgentToken } from '../builders/tokens.js';
import type { MockDb } from '../db.js';
import { mockTime } from '../mock-now.js';
import { notFound, unauthorized, unprocessable } from './problem.js';
import { created, type Routes } from './routes.js';

const LIFE_DAYS = 90;
const CODE_LIFE_MS = 60_000;

/** Tokens of agents and recorders, and the codes from which extensions get theirs. */
export function tokenHandlers(db: MockDb, { get, post, remove }: Routes) {
  return [
    get('*/auth/tokens', () => [...db.agentTokens, ...db.recorderTokens]),
    // The viewer has a session; only a recorder token revokes itself.
    http.delete('*/auth/tokens/self', () => unauthorized().toResponse()),
    post('*/auth/token', 'CreateAgentTokenInput', ({ body: { agent_type } }) => {
      const others = db.agentTokens.filter((token) => token.agent_type !== agent_type);
      const times = { created_at: mockTime(), expires_at: mockTime(LIFE_DAYS) };
      db.agentTokens = [anAgentToken({ id: crypto.randomUUID(), agent_type, ...times }), ...others];
      return created({ token: `fl_pat_${agent_type.toLowerCase()}` });
    }),
    remove('*/auth/tokens/:tokenId', ({ params: { tokenId } }) => {
      const isTheirs = [...db.agentTokens, ...db.recorderTokens].some(({ id }) => id === tokenId);
      if (!isTheirs) throw notFound('There is no such token.');
      db.agentTokens = db.agentTokens.filter(({ id }) => id !== tokenId);
      db.recorderTokens = db.recorderTokens.filter(({ id }) => id !== tokenId);
    }),
    post('*/auth/recorder/codes', 'CreateRecorderCodeInput', ({ body: { redirect_uri } }) => {
      if (!isRedirect(db, redirect_uri)) throw unknownRedirect();
      return created({ code: 'fl_rc_code', expires_at: new Date(Date.now() + CODE_LIFE_MS).toISOString() });
    }),
  ];
}

function isRedirect({ config }: MockDb, address: string): boolean {
  return config.recorder.redirect_uris.includes(address);
}

function unknownRedirect() {
  const message = 'must be the redirect address of an extension that this server allows';
  return unprocessable(`The redirect address ${message}.`, [{ path: '/body/redirect_uri', message }]);
}
