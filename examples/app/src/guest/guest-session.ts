import { createFlowLensClient, type FlowLensClient } from '@flowlens/client';
import type { TypedGuest } from '@flowlens/components';
import { statusOf } from '@flowlens/core/failures';
import { createRecorder, type Recorder } from '@flowlens/recorder';
import type { PageStorage } from '../session/page-storage.js';

const SECRET_KEY = 'flowlens.guest-secret';

export interface GuestSession {
  /** Client without cookies, and without the session that may be in this browser. */
  client: FlowLensClient;
  recorder: Recorder;
  /** Changes the sender of the next recording. */
  setGuest: (guest: TypedGuest) => void;
}

interface GuestSessionOptions {
  /** Secret of the recording link. */
  link: string;
  baseUrl: string;
  /** Per tab: a reload continues a recording that was being sent. */
  storage: PageStorage;
}

/** Everything with which the page of a recording link calls the server. */
export function createGuestSession({ link, baseUrl, storage }: GuestSessionOptions): GuestSession {
  let guest: TypedGuest = { name: '' };
  let secret = readSecret(storage);
  const client = createFlowLensClient({
    baseUrl,
    credentials: 'omit',
    // Of one recording; without one, calls go out without a token.
    getAccessToken: () => secret,
  });
  const recorder = createRecorder({
    // Recordings that were left behind are offered to the same link only. The secret itself is not stored.
    account: `guest ${link.slice(-6)}`,
    probes: false,
    client: {
      ...client,
      flows: {
        ...client.flows,
        recordingStatus: (flowId, signal) => client.flows.recordingStatus(flowId, signal).catch(asGone),
      },
      recorder: {
        ...client.recorder,
        async createFlow({ title, description, recorded_at }, { idempotencyKey = '', signal } = {}) {
          const details = { title, recorded_at, ...(description !== undefined && { description }) };
          const input = { ...guest, ...details, key: asUuid(idempotencyKey) };
          const begun = await client.guestRecordings.begin(link, input, signal);
          secret = begun.secret;
          keepSecret(storage, secret);
          return { id: begun.flow_id };
        },
      },
    },
  });
  return { client, recorder, setGuest: (typed) => (guest = typed) };
}

/** A browser may forbid storage; a reload then starts over. */
function readSecret(storage: PageStorage): string | null {
  try {
    return storage.getItem(SECRET_KEY);
  } catch {
    return null;
  }
}

function keepSecret(storage: PageStorage, secret: string): void {
  try {
    storage.setItem(SECRET_KEY, secret);
  } catch {
    // As above.
  }
}

/** A recording whose secret is lost or has expired cannot continue; the recorder then announces it again. */
function asGone(error: unknown): never {
  if (statusOf(error) !== 401) throw error;
  throw Object.assign(new Error('The secret of this recording has expired.', { cause: error }), { status: 404 });
}

/** The recorder's random keys have 32 hexadecimal digits. */
function asUuid(key: string): string {
  return key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
