-- What a person and a project keep, for the limits on it.

-- Bytes of the files of a flow, kept by a trigger.
alter table flows add column kept_bytes bigint not null default 0;

create function count_flow_bytes() returns trigger language plpgsql as $$
begin
  select coalesce(sum(size_bytes), 0) into new.kept_bytes
  from blobs where key in (new.video_key, new.preview_key, new.thumbnail_key, new.timeline_key);
  return new;
end $$;

create trigger count_flow_bytes
  before insert or update of video_key, preview_key, thumbnail_key, timeline_key on flows
  for each row execute function count_flow_bytes();

update flows set kept_bytes = files.size_bytes
from (
  select flows.id, sum(blobs.size_bytes) as size_bytes
  from flows join blobs on blobs.key in (flows.video_key, flows.preview_key, flows.thumbnail_key, flows.timeline_key)
  group by flows.id
) as files
where files.id = flows.id;

-- Sums read these alone.
create index flows_reporter_bytes on flows (reporter_user_id) include (kept_bytes);
create index flows_project_bytes on flows (project_id) include (kept_bytes);
drop index flows_reporter;

-- How many requests an upload and a timeline came in.
alter table uploads add column parts_count integer not null default 0;
alter table recordings add column batches_count integer not null default 0;
