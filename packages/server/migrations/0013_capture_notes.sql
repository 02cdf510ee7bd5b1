-- What a recording lacks.

alter table flows
  -- An array of `CaptureNote` of the API, in the order of the notes. Read with one flow, never in lists.
  add column capture_notes jsonb not null default '[]';
