import type { AgentType } from '@flowlens/client';
import { http, HttpResponse } from 'msw';
import { anAgentToken } from '../builders/app-config.js';
import type { MockDb } from '../db.js';
import { noContent, noSession, problem } from './problem.js';

export function agentTokenHandlers(db: MockDb) {
  return [
    http.get('*/config', () => HttpResponse.json(db.config)),
    http.get('*/auth/tokens', () => (db.viewer ? HttpResponse.json(db.agentTokens) : noSession())),
    http.post<never, { agent_type: AgentType }>('*/auth/token', async ({ request }) => {
      if (!db.viewer) return noSession();
      const { agent_type } = await request.json();
      const others = db.agentTokens.filter((token) => token.agent_type !== agent_type);
      db.agentTokens = [anAgentToken({ id: crypto.randomUUID(), agent_type }), ...others];
      return HttpResponse.json({ token: `fl_pat_${agent_type.toLowerCase()}` }, { status: 201 });
    }),
    http.delete<{ tokenId: string }>('*/auth/tokens/:tokenId', ({ params: { tokenId } }) => {
      if (!db.viewer) return noSession();
      if (!db.agentTokens.some(({ id }) => id === tokenId)) return problem(404, 'There is no such token.');
      db.agentTokens = db.agentTokens.filter(({ id }) => id !== tokenId);
      return noContent();
    }),
  ];
}
