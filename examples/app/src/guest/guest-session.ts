import { createFlowLensClient, FlowLensApiError, type FlowLensClient } from '@flowlens/client';
import type { GuestVisit, TypedGuest } from '@flowlens/components';
import { createRecorder, type Recorder, type RecorderClient } from '@flowlens/recorder';
import type { PageStorage } from '../session/page-storage.js';
import { createVisitStore } from './guest-visit.js';

const SECRET_KEY = 'flowlens.guest-secret';
const GUEST_ACCOUNT = 'guest';

export interface GuestSession {
  /** Client without cookies, independent of any session in this browser. */
  client: FlowLensClient;
  recorder: Recorder;
  /** Visit of this link before a reload. */
  visit: GuestVisit | undefined;
  /** Stores the visit and the guest's details for the next recording. */
  setVisit: (visit: GuestVisit) => void;
}

interface GuestSessionOptions {
  /** Secret of the recording link. */
  link: string;
  baseUrl: string;
  /** Stored per tab, so that a reload continues a recording that was being sent. */
  storage: PageStorage;
}

/** Everything that the page of a recording link needs to call the server. */
export function createGuestSession({ link, baseUrl, storage }: GuestSessionOptions): GuestSession {
  const visits = createVisitStore({ link, storage });
  const visit = visits.read();
  let guest: TypedGuest = visit?.guest ?? { name: '' };
  let secret = readSecret(storage);
  const client = createFlowLensClient({
    baseUrl,
    credentials: 'omit',
    // Secret of one recording; without it, calls carry no token.
    getAccessToken: () => secret,
  });
  const recorder = createRecorder({
    // Shared by all links, because the page of any link offers unsent recordings of the others.
    account: GUEST_ACCOUNT,
    probes: false,
    client: {
      ...client,
      flows: { ...client.flows, recordingStatus: orGone(client.flows.recordingStatus) },
      recorder: {
        ...withGone(client.recorder),
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
  return {
    client,
    recorder,
    visit,
    setVisit(next) {
      guest = next.guest;
      visits.write(next);
    },
  };
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
    // A browser may forbid storage; a reload then starts over.
  }
}

/** Makes a lost or expired secret look like a lost flow, so that the recorder announces the recording again. */
function withGone(calls: RecorderClient['recorder']): RecorderClient['recorder'] {
  const { appendEvents, complete, createUpload, uploadOffset, appendUpload, cancelUpload } = calls;
  return {
    ...calls,
    appendEvents: orGone(appendEvents),
    complete: orGone(complete),
    createUpload: orGone(createUpload),
    uploadOffset: orGone(uploadOffset),
    appendUpload: orGone(appendUpload),
    cancelUpload: orGone(cancelUpload),
  };
}

function orGone<Args extends unknown[], Value>(call: (...args: Args) => Promise<Value>) {
  return (...args: Args) => call(...args).catch(asGone);
}

function asGone(error: unknown): never {
  if (!(error instanceof FlowLensApiError) || error.status !== 401) throw error;
  throw new FlowLensApiError({ ...error, status: 404 });
}

/** The recorder's random keys have 32 hexadecimal digits. */
function asUuid(key: string): string {
  return key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
