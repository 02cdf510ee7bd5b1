-- When a refresh token of the person was last used twice, which ends the session. Null once the person has read the notice.
alter table users add column session_reused_at timestamptz;
