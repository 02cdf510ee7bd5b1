import type { EmbedKey } from '@flowlens/client';
import { viewers } from './people.js';

/** An embed key that the owner of the project made a day ago. */
export function anEmbedKey(overrides: Partial<EmbedKey> = {}): EmbedKey {
  return {
    id: '6f2b8d4e-9c13-4a57-8e60-1d7a5c3b9f28',
    name: 'Ticket desk',
    created_by: viewers.owner.user.name,
    created_at: '2026-03-03T12:00:00.000Z',
    last_used_at: '2026-03-04T07:30:00.000Z',
    ...overrides,
  };
}
