-- Links by which guests record for a project, and their recordings, which wait until an admin accepts them.

alter table projects add column recording_links_enabled boolean not null default false;

create table recording_links (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  created_by_user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  title text not null,
  instructions text not null default '',
  max_recordings_count integer not null check (max_recordings_count between 1 and 20),
  -- Recordings that arrived or are being sent; those that were given up do not count.
  recordings_count integer not null default 0 check (recordings_count >= 0),
  -- Recordings that were ever begun.
  begun_count integer not null default 0,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index recording_links_project on recording_links (project_id, created_at desc);
create index recording_links_maker on recording_links (created_by_user_id);

-- A flow of a guest belongs to no project until it is accepted: every query that joins the project of a flow leaves it out.
alter table flows alter column project_id drop not null;
alter table flows add column waits_for_project_id uuid references projects on delete cascade;
alter table flows add constraint flows_one_project check (num_nonnulls(project_id, waits_for_project_id) = 1);

create index flows_waiting on flows (waits_for_project_id, created_at) where waits_for_project_id is not null;

create table guest_recordings (
  id uuid primary key default gen_random_uuid(),
  flow_id uuid not null unique references flows on delete cascade,
  link_id uuid references recording_links on delete set null,
  -- Chosen by the page of the guest, the same for every try to send a recording.
  key uuid not null,
  secret_hash bytea not null unique,
  -- As the guest typed them.
  guest_name text not null,
  guest_email text,
  link_title text not null,
  -- Network address of the guest, until the recording is complete.
  address text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (link_id, key)
);

create index guest_recordings_open on guest_recordings (address) where address is not null;
