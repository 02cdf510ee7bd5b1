-- Lines of event batches that were skipped because no event could be read from them.

alter table event_batches
  -- All lines of the batch: they give every line its number in the recording.
  add column lines_count integer not null default 0,
  add column skipped_count integer not null default 0,
  -- The first of them, numbered within the batch from 1.
  add column skipped_lines integer[] not null default '{}';
