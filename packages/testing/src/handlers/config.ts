import { http, HttpResponse } from 'msw';
import type { MockDb } from '../db.js';

export function configHandlers(db: MockDb) {
  return [http.get('*/config', () => HttpResponse.json(db.config))];
}
