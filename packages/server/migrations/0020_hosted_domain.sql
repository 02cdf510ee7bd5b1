-- The organisation an account belongs to at Google, so that the list of allowed domains holds at every call.
alter table users add column hosted_domain text;
