-- Sites that may show public links to flows of a project in an iframe; null for the server's list.
alter table projects add column embed_origins text[];

-- True if previews of a public link show a clear picture.
alter table share_links add column clear_preview boolean not null default false;

-- Pictures for previews of public links, made from the thumbnail when they are first needed. They are small, and stay
-- here so that they end with the flow.
create table preview_pictures (
  flow_id uuid not null references flows on delete cascade,
  kind text not null check (kind in ('blurred', 'clear')),
  -- Thumbnail that the picture was made from.
  thumbnail_key text not null,
  jpeg bytea not null,
  primary key (flow_id, kind)
);
