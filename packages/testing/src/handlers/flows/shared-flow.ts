import type { Flow, FlowComment, SharedFlow, SharedFlowComment } from '@flowlens/client';
import type { MockDb, MockProject } from '../../db.js';

/** Returns a flow as anyone with its link sees it: only the fields listed here. */
export function sharedFlow(db: MockDb, flow: Flow, { name, category }: MockProject): SharedFlow {
  return {
    id: flow.id,
    title: flow.title,
    description: flow.description,
    system_name: publicName(name),
    system_category: category,
    tags: flow.tags.map(({ id, title }) => ({ id, title })),
    reporter: publicName(flow.reporter),
    created_at: flow.created_at,
    recorded_at: flow.recorded_at,
    recording_status: flow.recording_status,
    video_duration_ms: flow.video_duration_ms,
    thumbnail_url: flow.thumbnail_url,
    preview_video_url: flow.preview_video_url,
    video_url: flow.video_url,
    timeline_url: flow.timeline_url,
    capture: flow.capture,
    comments: flow.comments.map((comment) => sharedComment(db, comment)),
    comments_cursor: null,
  };
}

function sharedComment(
  db: MockDb,
  { user_id, author_email: _email, author_picture: _picture, ...comment }: FlowComment,
): SharedFlowComment {
  const author = Object.values(db.members)
    .flat()
    .find(({ id }) => id === user_id);
  return { ...comment, author_name: publicName(author?.username ?? comment.author_name) };
}

/** Returns the public name. For a person without a name, it is the beginning of the e-mail address. */
function publicName(name: string): string {
  return name.replace(/@\S+$/, '');
}
