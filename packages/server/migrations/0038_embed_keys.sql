-- Keys with which the server of an embedding tool creates tokens for its own people, and those tokens.
-- Embedded people are rows of users with the issuer 'embed'; their subject is the project and the e-mail address.

create table embed_keys (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references projects on delete cascade,
  created_by_user_id uuid not null references users on delete cascade,
  name text not null,
  key_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create index embed_keys_project on embed_keys (project_id, created_at desc);
create index embed_keys_maker on embed_keys (created_by_user_id);

create table embed_tokens (
  id uuid primary key default gen_random_uuid(),
  -- A token ends with its key.
  key_id uuid not null references embed_keys on delete cascade,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  -- The highest role that the token grants.
  role text not null check (role in ('ADMIN', 'USER')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index embed_tokens_key on embed_tokens (key_id);
create index embed_tokens_user on embed_tokens (user_id);
create index embed_tokens_expiry on embed_tokens (expires_at);
