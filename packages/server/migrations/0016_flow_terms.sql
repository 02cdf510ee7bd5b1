-- One index for every filter of a list of flows, of short texts too, which trigrams of words cannot find.

create function flow_term(project_id uuid, term text) returns bigint
  language sql immutable parallel safe
  return hashtextextended(term, uuid_hash_extended(project_id, 0));

-- What a flow is found by: one to three letters in a row of its texts, reporter, tags, and the stretches of time that it lies
-- in, of 4^level seconds each. The project is part of each term, so a search costs the same however many others there are.
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
  -- One at a time: so PostgreSQL appends in place.
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

-- Without a list of entries still to be put in: every search would read all of it.
create index flows_terms on flows
  using gin (flow_terms(project_id, search_text, reporter_email, reporter_name, tags, created_at)) with (fastupdate = off);
-- Plans are to be the same whatever is looked for, and terms are costly to make for a sample.
alter index flows_terms alter column 1 set statistics 0;

-- One flow in about a thousand, by chance: they tell how far back so many thousand flows reach.
create index flows_sample on flows (project_id, created_at desc) where right(id::text, 3) in ('000', '400', '800', 'c00');

drop index flows_search_in_project;
drop index flows_tags;
