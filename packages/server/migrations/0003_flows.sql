-- Flows with their files, tags, comments and public links.

create extension if not exists pg_trgm;

create table blobs (
  -- Name in the storage: a random id and the extension of its type.
  key text primary key,
  mime_type text not null check (
    mime_type in ('video/webm', 'video/mp4', 'image/png', 'image/jpeg', 'image/webp', 'application/json')
  ),
  size_bytes bigint not null check (size_bytes >= 0),
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null default now()
);

create table flows (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  reporter_user_id uuid references users on delete set null,
  -- As the reporter was called when recording; the list shows and filters by it.
  reporter_name text not null,
  reporter_email text not null,
  title text not null,
  description text not null default '',
  recording_status text not null default 'pending'
    check (recording_status in ('pending', 'in_progress', 'completed', 'failed')),
  video_duration_ms integer check (video_duration_ms >= 0),
  video_key text references blobs on delete set null,
  preview_key text references blobs on delete set null,
  thumbnail_key text references blobs on delete set null,
  timeline_key text references blobs on delete set null,
  recorded_at timestamptz not null default now(),
  -- Whole milliseconds, because the cursor of a list is made of them.
  created_at timestamptz(3) not null default now(),
  -- Kept by triggers, so that a list reads flow rows and nothing else.
  tags jsonb not null default '[]',
  comments_count integer not null default 0 check (comments_count >= 0),
  search_text text not null default ''
);

create index flows_newest on flows (project_id, created_at desc, id desc);
create index flows_reporter on flows (reporter_user_id);
create index flows_search on flows using gin (search_text gin_trgm_ops);
create index flows_tags on flows using gin (tags jsonb_path_ops);
create index flows_video on flows (video_key);
create index flows_preview on flows (preview_key);
create index flows_thumbnail on flows (thumbnail_key);
create index flows_timeline on flows (timeline_key);

create table tags (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  title text not null check (
    char_length(title) between 1 and 11 and title = btrim(title) and title <> '__no_tags__' and strpos(title, ',') = 0
  ),
  created_by_user_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  -- A deleted tag can be restored for 30 days; until then its uses stay.
  deleted_at timestamptz
);

create unique index tags_title on tags (project_id, lower(title)) where deleted_at is null;

create table flow_tags (
  flow_id uuid not null references flows on delete cascade,
  tag_id uuid not null references tags on delete cascade,
  primary key (flow_id, tag_id)
);

create index flow_tags_tag on flow_tags (tag_id);

create table comments (
  id uuid primary key default gen_random_uuid(),
  flow_id uuid not null references flows on delete cascade,
  user_id uuid not null references users on delete cascade,
  author_email text not null,
  content text not null check (btrim(content) <> ''),
  timestamp_seconds integer not null check (timestamp_seconds >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz
);

create index comments_flow on comments (flow_id, created_at, id);
create index comments_user on comments (user_id);

create table share_links (
  id uuid primary key default gen_random_uuid(),
  -- Null once the flow is deleted: a good link then says so, other than an unknown one.
  flow_id uuid references flows on delete set null,
  token_hash bytea not null unique,
  created_by_user_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index share_links_flow on share_links (flow_id);

-- What has been put in once and must not come back after people deleted it.
create table applied_seeds (
  name text primary key,
  applied_at timestamptz not null default now()
);
