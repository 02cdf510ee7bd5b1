import { http, HttpResponse } from 'msw';
import type { MockDb } from '../db.js';
import { noSession } from './problem.js';

export function sessionHandlers(db: MockDb) {
  return [
    http.get('*/auth/me', () => (db.viewer ? HttpResponse.json(db.viewer) : noSession())),
    http.post('*/auth/google/refresh', () => (db.viewer ? HttpResponse.json({ token: 'fresh-token' }) : noSession())),
    http.post('*/auth/logout', () => {
      db.viewer = null;
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
