-- Where tokens of assistants and public links were made from, so that a person recognises their own.

-- Null: made before this was recorded.
alter table agent_tokens
  -- Network address of the client.
  add column created_from text,
  -- "cookie": the call carried the refresh cookie of the same person too; "bearer": only an access token.
  add column session_kind text check (session_kind in ('cookie', 'bearer'));

alter table share_links
  add column created_from text,
  add column session_kind text check (session_kind in ('cookie', 'bearer'));
