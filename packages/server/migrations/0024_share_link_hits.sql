-- How often a public link was opened, and when last, for the people who decide which ones to keep.
alter table share_links add column hits bigint not null default 0;
alter table share_links add column if not exists last_used_at timestamptz;
