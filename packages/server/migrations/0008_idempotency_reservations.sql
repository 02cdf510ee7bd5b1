-- Who holds a key while the call runs, and whether its work was committed, even if its answer was never stored.

alter table idempotency_keys
  add column reservation_id uuid not null default gen_random_uuid(),
  add column done_at timestamptz;
