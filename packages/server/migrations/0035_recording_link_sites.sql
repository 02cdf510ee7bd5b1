-- Page that the guests of a recording link are asked to record.
alter table recording_links add column site_url text;
