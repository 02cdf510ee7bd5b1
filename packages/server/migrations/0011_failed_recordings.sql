-- When a recording has failed.

alter table recordings
  -- Of the attempts, those that were stopped, or failed because of the machine. All others count against the recording,
  -- also one that never ended because its worker died.
  add column excused_attempts integer not null default 0;

-- Those that nobody completes are looked for every minute.
create index flows_pending on flows (created_at) where recording_status = 'pending';
