-- How recordings come in: what recorders send, until it is processed.

create table recordings (
  flow_id uuid primary key references flows on delete cascade,
  events_count integer not null default 0,
  -- Of the redacted events, decoded.
  timeline_bytes integer not null default 0,
  -- The recording browser and machine, as the recorder describes them.
  metadata json,
  completed_at timestamptz,
  -- Counts the workers that began; a later one takes the recording away from those before.
  attempts integer not null default 0
);

create table event_batches (
  flow_id uuid not null references flows on delete cascade,
  sequence integer not null check (sequence >= 0),
  -- Redacted events, one a line, compressed with gzip. What was redacted is stored nowhere, not even as a hash.
  events bytea not null,
  sha256 bytea not null check (length(sha256) = 32),
  -- How many values were redacted here, which the recorder should have redacted.
  redacted_count integer not null,
  primary key (flow_id, sequence)
);

create table uploads (
  id uuid primary key default gen_random_uuid(),
  -- Null once the flow is deleted: the bytes are then removed.
  flow_id uuid references flows on delete set null,
  user_id uuid not null references users on delete cascade,
  -- Null while the recorder does not know it yet.
  size_bytes bigint check (size_bytes >= 0),
  -- How much has arrived and is safe.
  offset_bytes bigint not null default 0 check (offset_bytes >= 0 and offset_bytes <= coalesce(size_bytes, offset_bytes)),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Set before its bytes are removed; nothing is added from then on.
  removed_at timestamptz
);

create index uploads_flow on uploads (flow_id);
create index uploads_user on uploads (user_id);
create index uploads_age on uploads (created_at);

-- The bytes of an upload are objects of their own, one for each request that brought some.
create table upload_parts (
  -- Its name in the storage.
  id uuid primary key default gen_random_uuid(),
  upload_id uuid not null references uploads,
  start_bytes bigint not null,
  -- Null until the object is safe and counted in the offset of the upload.
  size_bytes bigint,
  created_at timestamptz not null default now()
);

create unique index upload_parts_place on upload_parts (upload_id, start_bytes) where size_bytes is not null;
create index upload_parts_upload on upload_parts (upload_id);

-- How much a person uploaded on a day (UTC).
create table upload_days (
  user_id uuid not null references users on delete cascade,
  day date not null,
  received_bytes bigint not null,
  primary key (user_id, day)
);
