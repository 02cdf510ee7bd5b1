import type { CaptureNote, Flow, FlowComment, FlowSummary, Tag } from '@flowlens/client';
import { viewers } from './people.js';
import { PROJECT_ID } from './project.js';

export const FLOW_ID = '9f3a1b2c-5d6e-4f70-8a9b-0c1d2e3f4a88';

export function aTag(overrides: Partial<Tag> = {}): Tag {
  return { id: 'c3d6a7c8-0f32-4a55-9d3c-1f5f6a7b8c55', title: 'checkout', system_id: PROJECT_ID, ...overrides };
}

/** A comment of the project's contributor at 0:04. */
export function aComment(overrides: Partial<FlowComment> = {}): FlowComment {
  return {
    id: 'a4b5c6d7-e8f9-4a0b-9c1d-2e3f4a5b6c99',
    flow_id: FLOW_ID,
    user_id: viewers.contributor.app_user.id,
    author_name: viewers.contributor.user.name,
    author_email: viewers.contributor.user.email,
    author_picture: null,
    content: 'The button does nothing from here on.',
    timestamp: 4,
    created_at: '2026-03-02T10:02:41.000Z',
    ...overrides,
  };
}

/** Notes on gaps of a recording, by the server and by the recorder. */
export function someCaptureNotes(): CaptureNote[] {
  return [
    { code: 'video_cut_short', at_ms: 12_000 },
    { code: 'video_damaged', at_ms: 4_000, for_ms: 1_500 },
    { code: 'sound_left_out' },
    { code: 'events_skipped', count: 3, lines: [2, 7, 9] },
    { code: 'paused', at_ms: 6_000, for_ms: 20_000, count: 2 },
    { code: 'events_dropped', at_ms: 8_000, count: 40 },
  ];
}

/** A flow whose video is ready, as `flows.get` returns it. Its media are the files of `assets`. */
export function aFlow(overrides: Partial<Flow> = {}): Flow {
  return {
    ...shared(),
    capture: { notes: [] },
    is_local: false,
    recording_type: 'WEBM',
    comments: [aComment()],
    ...overrides,
  };
}

/** A flow as lists return it. */
export function aFlowSummary(overrides: Partial<FlowSummary> = {}): FlowSummary {
  return { ...shared(), comments_count: 1, errors_count: 0, failed_requests_count: 0, page_hosts: [], ...overrides };
}

function shared(): Omit<Flow, 'capture' | 'is_local' | 'recording_type' | 'comments'> {
  return {
    id: FLOW_ID,
    title: 'Checkout answers 500',
    description: 'Paying with a voucher fails, and the page says nothing.',
    system_id: PROJECT_ID,
    tags: [aTag()],
    reporter: viewers.owner.user.name,
    reporter_email: viewers.owner.user.email,
    reporter_user_id: viewers.owner.app_user.id,
    created_at: '2026-03-02T09:14:18.000Z',
    recorded_at: '2026-03-02T09:11:18.000Z',
    recording_status: 'completed',
    video_duration_ms: 12_000,
    thumbnail_url: '/clip-thumbnail.jpg',
    preview_video_url: '/clip.mp4',
    video_url: '/clip.mp4',
    timeline_url: `https://api.flowlens.test/blobs/${FLOW_ID}/timeline.json`,
    can_edit: true,
    can_delete: true,
  };
}
