-- Recordings of events alone.

alter table recordings
  add column without_video boolean not null default false;
