-- One index for every filter of a list of flows. Unlike trigrams of words, it also finds texts of one and two letters.

create function flow_term(project_id uuid, term text) returns bigint
  language sql immutable parallel safe
  return hashtextextended(term, uuid_hash_extended(project_id, 0));

-- Terms of a flow: every one to three letters of its texts, its reporter, its tags, and its time buckets, which last 4^level
-- seconds. Each is hashed with the project, so that the cost of a search does not depend on other projects.
create function flow_terms(
  project_id uuid, search_text text, reporter_email text, reporter_name text, tags jsonb, created_at timestamptz
) returns bigint[]
  language plpgsql immutable parallel safe cost 1000 as $$
declare
  seed bigint := uuid_hash_extended(project_id, 0);
  seconds bigint := floor(extract(epoch from created_at));
  terms bigint[] := '{}';
  tag jsonb;
  letter text;
  before text := '';
  before_that text := '';
begin
  -- PostgreSQL appends a single element in place.
  foreach letter in array string_to_array(search_text, null) loop
    terms := array_append(terms, hashtextextended(letter, seed));
    terms := array_append(terms, hashtextextended(before || letter, seed));
    terms := array_append(terms, hashtextextended(before_that || before || letter, seed));
    before_that := before;
    before := letter;
  end loop;
  terms := array_append(terms, hashtextextended('reporter:' || lower(reporter_email), seed));
  terms := array_append(terms, hashtextextended('reporter:' || lower(reporter_name), seed));
  for tag in select jsonb_array_elements(tags) loop
    terms := array_append(terms, hashtextextended('tag:' || lower(tag ->> 'title'), seed));
  end loop;
  if tags = '[]' then
    terms := array_append(terms, hashtextextended('untagged', seed));
  end if;
  for level in 0 .. 13 loop
    terms := array_append(terms, hashtextextended('time:' || level || ':' || (seconds >> 2 * level), seed));
  end loop;
  return terms;
end $$;

-- No pending list: every search would read all of it.
create index flows_terms on flows
  using gin (flow_terms(project_id, search_text, reporter_email, reporter_name, tags, created_at)) with (fastupdate = off);
-- No statistics: the plan must not depend on the value, and ANALYZE would compute the terms of its whole sample.
alter index flows_terms alter column 1 set statistics 0;

-- A random sample of about one flow in a thousand, to estimate how far back a number of flows reaches.
create index flows_sample on flows (project_id, created_at desc) where right(id::text, 3) in ('000', '400', '800', 'c00');

drop index flows_search_in_project;
drop index flows_tags;
