import { http, HttpResponse } from 'msw';
import type { MockDb } from '../db.js';
import { unauthorized } from './problem.js';
import type { Routes } from './routes.js';

export function sessionHandlers(db: MockDb, { get, remove }: Routes) {
  return [
    get('*/auth/me', () => db.viewer),
    http.post('*/auth/google/refresh', () =>
      db.viewer
        ? HttpResponse.json({ token: 'fresh-token' })
        : unauthorized('Your session has ended. Please sign in again.').toResponse(),
    ),
    http.post('*/auth/logout', () => {
      db.viewer = null;
      return new HttpResponse(null, { status: 204 });
    }),
    remove('*/auth/sessions', () => {
      db.viewer = null;
      db.agentTokens = [];
      db.recorderTokens = [];
    }),
    remove('*/auth/session-notice', () => {
      if (db.viewer) db.viewer = { ...db.viewer, session_reused_at: null };
    }),
  ];
}
