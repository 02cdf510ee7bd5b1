import type { GuestLink, RecordingLink, RecordingLinks, WaitingRecording } from '@flowlens/client';
import { GUEST_RECORDING_MAX_BYTES, GUEST_RECORDING_MAX_MS } from '@flowlens/core/limits';
import { viewers } from './people.js';
import { PROJECT_ID } from './project.js';

/** The secret of the recording link that the mock server knows. */
export const RECORDING_LINK_TOKEN = 'fl_rl_mock';

/** A recording link that the owner of the project made a day ago. */
export function aRecordingLink(overrides: Partial<RecordingLink> = {}): RecordingLink {
  return {
    id: '2d7c1f3a-5b9e-4c60-9a7f-8e1d0c2b3a47',
    title: 'The checkout fails',
    instructions: 'Please show us the payment step.',
    created_by: viewers.owner.user.name,
    created_at: '2026-03-03T12:00:00.000Z',
    expires_at: '2026-03-10T12:00:00.000Z',
    recordings_count: 1,
    max_recordings_count: 5,
    last_used_at: '2026-03-04T07:30:00.000Z',
    site_url: null,
    ...overrides,
  };
}

/** A project that takes recordings of guests, with one link. */
export function someRecordingLinks(overrides: Partial<RecordingLinks> = {}): RecordingLinks {
  return { enabled: true, available: true, links: [aRecordingLink()], ...overrides };
}

/** A recording of a guest that came an hour ago. */
export function aWaitingRecording(overrides: Partial<WaitingRecording> = {}): WaitingRecording {
  return {
    flow_id: '3e8d2f4b-6cad-4d71-8b80-9f2e1d3c4b58',
    title: 'Paying does nothing',
    description: '',
    guest: { name: 'Dana Drew', email: 'dana@customer.example' },
    link_title: 'The checkout fails',
    received_at: '2026-03-04T11:00:00.000Z',
    expires_at: '2026-04-03T11:00:00.000Z',
    recorded_at: '2026-03-04T10:58:00.000Z',
    recording_status: 'completed',
    video_duration_ms: 41_250,
    thumbnail_url: null,
    ...overrides,
  };
}

/** Builds the request that an open recording link shows its guests. */
export function aGuestLink(overrides: Partial<NonNullable<GuestLink['request']>> = {}): GuestLink {
  return {
    state: 'open',
    request: {
      system_id: PROJECT_ID,
      project_name: 'Web shop',
      created_by: viewers.owner.user.name,
      title: 'The checkout fails',
      instructions: 'Please show us the payment step.',
      expires_at: '2026-03-10T12:00:00.000Z',
      recordings_left: 4,
      max_duration_ms: GUEST_RECORDING_MAX_MS,
      max_bytes: GUEST_RECORDING_MAX_BYTES,
      site_url: null,
      ...overrides,
    },
  };
}
