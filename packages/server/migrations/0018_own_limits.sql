-- Limits of projects and people: settings of the server, unless a project or a person has one of its own.

-- The settings that the server started with, so that every query and command applies the same ones.
alter table installation
  add column max_members_count integer not null default 10 check (max_members_count > 0),
  add column max_personal_projects integer not null default 3 check (max_personal_projects > 0);

-- Null: the setting applies.
alter table projects alter column max_members_count drop not null, alter column max_members_count drop default;
update projects set max_members_count = null where max_members_count = 10;
alter table users alter column max_systems_count drop not null, alter column max_systems_count drop default;
update users set max_systems_count = null where max_systems_count = 3;

-- Set for a removed person. The row stays because comments, uploads and issues refer to it, without anything that names them.
alter table users add column removed_at timestamptz;
