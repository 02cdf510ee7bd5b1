-- When the maker of a recording link last got a mail about a recording that came by it.
alter table recording_links add column notified_at timestamptz;

-- Why processing failed, when the person who recorded can do something about it.
alter table recordings add column failure text check (failure in ('too_long'));
