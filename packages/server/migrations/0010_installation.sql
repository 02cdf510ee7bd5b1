-- Which installation this is. The storage of the recordings holds the same id, so that a server that meets the files of
-- another database does not take them for files that nothing names.
create table installation (
  id uuid primary key default gen_random_uuid(),
  -- There is one row.
  only_one boolean not null default true unique check (only_one)
);

insert into installation default values;
