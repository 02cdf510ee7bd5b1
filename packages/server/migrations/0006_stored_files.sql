-- When files of the storage may go.

-- While a hold lives no file is removed: a backup reads the files that its rows name. It ends by itself when its holder died.
create table blob_holds (
  id uuid primary key default gen_random_uuid(),
  held_until timestamptz not null
);

-- Files that had no row when they were first seen so. A file is stored before its row, so they get some time.
create table stray_files (
  -- Name in the storage, also of a compressed twin.
  key text primary key,
  seen_at timestamptz not null default now()
);
