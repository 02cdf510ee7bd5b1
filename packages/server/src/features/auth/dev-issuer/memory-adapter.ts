import type { Adapter, AdapterPayload } from 'oidc-provider';
import { monotonicMs } from '../../../platform/clock.js';

interface Entry {
  payload: AdapterPayload;
  /** Time on the clock of `monotonicMs`. */
  expiresAtMs: number;
}

/** Maximum number of entries; the oldest is dropped. A development sign-in takes seconds. */
const ENTRIES_MAX = 1_000;
const LIFE_MAX_SECONDS = 3_600;

/** Storage of the development issuer between the redirects of a sign-in. A restart clears it. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  function findUnexpired(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    if (entry && entry.expiresAtMs > monotonicMs()) return entry.payload;
    entries.delete(key);
    return undefined;
  }

  function findLive(model: string, matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    for (const [key, { payload }] of entries) {
      if (key.startsWith(`${model}:`) && matches(payload)) return findUnexpired(key);
    }
    return undefined;
  }

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresInSeconds = LIFE_MAX_SECONDS) {
        entries.set(keyOf(id), { payload, expiresAtMs: monotonicMs() + expiresInSeconds * 1_000 });
        const oldest = entries.keys().next().value;
        if (entries.size > ENTRIES_MAX && oldest !== undefined) entries.delete(oldest);
      },
      find: async (id) => findUnexpired(keyOf(id)),
      findByUid: async (uid) => findLive(model, (payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findLive(model, (payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = findUnexpired(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) {
          if (key.startsWith(`${model}:`) && payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}
