-- The recorder token that made a flow or began an upload; null for those of a session. It is no reference: the id stays
-- when the token is revoked, and revoking one must not wait for the flows that it made.

alter table flows add column recorder_token_id uuid;
alter table uploads add column recorder_token_id uuid;
