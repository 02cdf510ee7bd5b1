-- Projects (the API calls them systems), who is in them, and how people get in.

create table projects (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> ''),
  description text not null default '',
  category text not null default 'PERSONAL' check (category in ('PERSONAL', 'OPEN_SOURCE')),
  is_default boolean not null default false,
  created_by_user_id uuid not null references users,
  max_members_count integer not null default 10 check (max_members_count > 0),
  created_at timestamptz not null default now()
);

create unique index projects_one_default on projects (created_by_user_id) where is_default;
create index projects_owner on projects (created_by_user_id);

create table members (
  project_id uuid not null references projects on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null default 'USER' check (role in ('ADMIN', 'USER')),
  joined_at timestamptz not null default now(),
  primary key (project_id, user_id)
);

create index members_user on members (user_id);

-- Whom an admin removed: an older link does not let them back in. Leaving leaves no row here.
create table removed_members (
  project_id uuid not null references projects on delete cascade,
  user_id uuid not null references users on delete cascade,
  removed_at timestamptz not null default now(),
  primary key (project_id, user_id)
);

create table invitations (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  email text not null,
  role text not null default 'USER' check (role in ('ADMIN', 'USER')),
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'REJECTED', 'REVOKED', 'EXPIRED')),
  invited_by_user_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  decided_at timestamptz
);

create unique index invitations_one_pending on invitations (project_id, lower(email)) where status = 'PENDING';
create index invitations_for_person on invitations (lower(email)) where status = 'PENDING';

create table public_invitations (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  created_by_user_id uuid references users on delete set null,
  max_joins_count integer not null check (max_joins_count > 0),
  joins_count integer not null default 0 check (joins_count between 0 and max_joins_count),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index public_invitations_project on public_invitations (project_id);
