-- Tokens of recorders outside of the app, and the one-time codes that they are exchanged for.

create table recorder_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  -- As the recorder calls it; null if it gave no name.
  device text check (char_length(device) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- Moves on with use, up to a time that the age of the token sets.
  expires_at timestamptz not null,
  -- Network address of the recorder.
  created_from text not null
);

create index recorder_tokens_user on recorder_tokens (user_id);

create table recorder_codes (
  code_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  -- A code ends with the session that made it.
  session_id uuid not null references sessions on delete cascade,
  redirect_uri text not null,
  code_challenge text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index recorder_codes_user on recorder_codes (user_id);
create index recorder_codes_session on recorder_codes (session_id);
