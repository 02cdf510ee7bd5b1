-- Files that no flow names, or none yet. The sweeper looks at these alone; it lists all files once a week.

alter table stray_files rename to pending_files;
-- A compressed twin belongs to the key it was made of.
delete from pending_files where key like '%.gz';

alter table pending_files rename column seen_at to noted_at;
-- Set once its removal has begun: nothing may come to name it from then on.
alter table pending_files add column removing boolean not null default false;
create index pending_files_age on pending_files (noted_at);

-- When all files were last listed.
alter table installation add column files_listed_at timestamptz;

create function flow_files_changed() returns trigger language plpgsql as $$
declare
  named text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    named := array[new.video_key, new.preview_key, new.thumbnail_key, new.timeline_key];
    delete from pending_files where key = any(named);
  end if;
  if tg_op <> 'INSERT' then
    insert into pending_files (key)
    select key from unnest(array[old.video_key, old.preview_key, old.thumbnail_key, old.timeline_key]) as key
    where key is not null and key <> all(array_remove(named, null))
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger flow_files_changed
  after insert or delete or update of video_key, preview_key, thumbnail_key, timeline_key on flows
  for each row execute function flow_files_changed();
