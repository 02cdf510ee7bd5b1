-- Filters by errors, account, host and status use the index of the other filters.

drop index flows_terms;
drop function flow_terms(uuid, text, text, text, jsonb, timestamptz);

-- Facts of a flow that lists filter by, in lower case.
create function flow_facts(
  reporter_email text, reporter_name text, reporter_user_id uuid, tags jsonb, recording_status text, problems_count integer,
  page_hosts text[]
) returns text[]
  language plpgsql immutable parallel safe as $$
declare
  facts text[] := array[
    'reporter:' || lower(reporter_email), 'reporter:' || lower(reporter_name), 'status:' || recording_status
  ];
  tag jsonb;
  host text;
begin
  if reporter_user_id is not null then facts := array_append(facts, 'account:' || reporter_user_id); end if;
  if problems_count > 0 then facts := array_append(facts, 'errors'); end if;
  if tags = '[]' then facts := array_append(facts, 'untagged'); end if;
  for tag in select jsonb_array_elements(tags) loop
    facts := array_append(facts, 'tag:' || lower(tag ->> 'title'));
  end loop;
  foreach host in array coalesce(page_hosts, '{}') loop
    facts := array_append(facts, 'host:' || lower(host));
  end loop;
  return facts;
end $$;

-- Terms of a flow: every one to three letters of its texts, its facts, and its time buckets, which last 4^level seconds. Each
-- is hashed with the project, so that the cost of a search does not depend on other projects.
create function flow_terms(project_id uuid, search_text text, facts text[], created_at timestamptz) returns bigint[]
  language plpgsql immutable parallel safe cost 1000 as $$
declare
  seed bigint := uuid_hash_extended(project_id, 0);
  seconds bigint := floor(extract(epoch from created_at));
  terms bigint[] := '{}';
  fact text;
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
  foreach fact in array facts loop
    terms := array_append(terms, hashtextextended(fact, seed));
  end loop;
  for level in 0 .. 13 loop
    terms := array_append(terms, hashtextextended('time:' || level || ':' || (seconds >> 2 * level), seed));
  end loop;
  return terms;
end $$;

-- No pending list: every search would read all of it.
create index flows_terms on flows using gin (
  flow_terms(
    project_id,
    search_text,
    flow_facts(
      reporter_email, reporter_name, reporter_user_id, tags, recording_status, errors_count + failed_requests_count, page_hosts
    ),
    created_at
  )
) with (fastupdate = off);
-- No statistics: the plan must not depend on the value, and ANALYZE would compute the terms of its whole sample.
alter index flows_terms alter column 1 set statistics 0;
