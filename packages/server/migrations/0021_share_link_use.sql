-- When a public link was last opened, for the admins who decide which ones to keep.
alter table share_links add column if not exists last_used_at timestamptz;

-- The live links of a person, which end when the person leaves a project.
create index share_links_maker on share_links (created_by_user_id) where revoked_at is null;
