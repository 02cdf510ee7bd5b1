-- People and how they stay signed in.

create table users (
  id uuid primary key default gen_random_uuid(),
  -- The account is the pair (issuer, subject); an e-mail can change hands.
  issuer text not null,
  subject text not null,
  email text not null,
  name text not null,
  picture text,
  max_systems_count integer not null default 3 check (max_systems_count >= 0),
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);

create index users_email on users (lower(email));

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Every refresh token a session ever had, so that a reused one is known for what it is.
create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  -- Counts rotations. A lost answer makes two tokens of one generation; only one of them may ever be used.
  generation integer not null check (generation > 0),
  used_at timestamptz,
  created_at timestamptz not null default now()
);

create index refresh_tokens_session on refresh_tokens (session_id, generation);

create table agent_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  agent_type text not null check (agent_type in ('CLAUDE_CODE', 'CURSOR', 'GITHUB_COPILOT', 'UNKNOWN')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz not null,
  unique (user_id, agent_type)
);

-- First answers of POST calls that carried an Idempotency-Key, kept for 24 hours.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null check (length(key) between 1 and 255),
  operation_id text not null,
  request_hash bytea not null,
  -- Null while the first call still runs.
  response_status smallint,
  response_body jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

create index idempotency_keys_age on idempotency_keys (created_at);
