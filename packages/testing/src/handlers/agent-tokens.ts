import { http, HttpResponse } from 'msw';
import { anAgentToken } from '../builders/app-config.js';
import type { MockDb } from '../db.js';
import { mockTime } from '../mock-now.js';
import { notFound } from './problem.js';
import { created, type Routes } from './routes.js';

const LIFE_DAYS = 90;

export function agentTokenHandlers(db: MockDb, { get, post, remove }: Routes) {
  return [
    http.get('*/config', () => HttpResponse.json(db.config)),
    get('*/auth/tokens', () => db.agentTokens),
    post('*/auth/token', 'CreateAgentTokenInput', ({ body: { agent_type } }) => {
      const others = db.agentTokens.filter((token) => token.agent_type !== agent_type);
      const times = { created_at: mockTime(), expires_at: mockTime(LIFE_DAYS) };
      db.agentTokens = [anAgentToken({ id: crypto.randomUUID(), agent_type, ...times }), ...others];
      return created({ token: `fl_pat_${agent_type.toLowerCase()}` });
    }),
    remove('*/auth/tokens/:tokenId', ({ params: { tokenId } }) => {
      if (!db.agentTokens.some(({ id }) => id === tokenId)) throw notFound('There is no such token.');
      db.agentTokens = db.agentTokens.filter(({ id }) => id !== tokenId);
    }),
  ];
}
