-- When the maker of a recording link last got a mail about a recording that came by it.
alter table recording_links add column notified_at timestamptz;
