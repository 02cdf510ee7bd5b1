import { http, HttpResponse } from 'msw';
import type { MockDb } from '../db.js';
import { noSession } from './problem.js';

export function projectHandlers(db: MockDb) {
  return [http.get('*/systems', () => (db.viewer ? HttpResponse.json(db.projects) : noSession()))];
}
