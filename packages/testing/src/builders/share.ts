import type { SharedFlow, SharedInvitation, ShareLink } from '@flowlens/client';
import { aComment, aFlow } from './flow.js';
import { viewers } from './people.js';
import { PROJECT_ID } from './project.js';

/** The secret of the public link that the mock server knows. */
export const SHARE_TOKEN = 'fl_sh_mock';

/** A public link that the owner of the project made a day ago. */
export function aShareLink(overrides: Partial<ShareLink> = {}): ShareLink {
  return {
    id: '6e7f8091-a2b3-4c4d-8e5f-6a7b8c9d0e11',
    created_by: viewers.owner.user.name,
    created_at: '2026-03-03T12:00:00.000Z',
    expires_at: '2027-03-03T12:00:00.000Z',
    hits: 12,
    last_used_at: '2026-03-04T07:30:00.000Z',
    can_revoke: true,
    clear_preview: false,
    created_from: '127.0.0.1',
    session_kind: 'cookie',
    ...overrides,
  };
}

/** The flow of `aFlow` as anyone with its public link sees it. */
export function aSharedFlow(overrides: Partial<SharedFlow> = {}): SharedFlow {
  const { id, title, description, tags, reporter, created_at, recorded_at, ...flow } = aFlow();
  const { recording_status, video_duration_ms, thumbnail_url, preview_video_url, video_url, timeline_url, capture } =
    flow;
  const { user_id: _user, author_name: _name, author_email: _email, author_picture: _picture, ...comment } = aComment();
  return {
    id,
    title,
    description,
    system_name: 'Web shop',
    system_category: 'PERSONAL',
    tags: tags.map((tag) => ({ id: tag.id, title: tag.title })),
    reporter,
    created_at,
    recorded_at,
    recording_status,
    video_duration_ms,
    thumbnail_url,
    preview_video_url,
    video_url,
    timeline_url,
    capture,
    comments: [{ ...comment, author_name: viewers.contributor.user.name }],
    comments_cursor: null,
    ...overrides,
  };
}

/** Builds the invitation by which a viewer of a shared flow joins its project. */
export function aSharedInvitation(overrides: Partial<SharedInvitation> = {}): SharedInvitation {
  return {
    project_name: 'Web shop',
    project_id: PROJECT_ID,
    invitation_id: '5e0f6c52-8f0f-4d0c-9e38-3b6f0a5a7d33',
    ...overrides,
  };
}
