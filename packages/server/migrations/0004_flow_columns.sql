-- The columns of a flow that mirror other rows. Triggers keep them, whoever writes.

create function flow_search_text(title text, description text, tags jsonb) returns text
  language sql immutable
  return lower(
    title || E'\n' || description || coalesce((select string_agg(E'\n' || (tag ->> 'title'), '') from jsonb_array_elements(tags) as tag), '')
  );

create function set_flow_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := flow_search_text(new.title, new.description, new.tags);
  return new;
end $$;

create trigger flow_search_text before insert or update of title, description, tags on flows
  for each row execute function set_flow_search_text();

create function refresh_flow_tags(changed_flow_id uuid) returns void language sql as $$
  update flows set tags = coalesce(
    (
      select jsonb_agg(
        jsonb_build_object('id', tags.id, 'title', tags.title, 'system_id', tags.project_id)
        order by lower(tags.title), tags.id
      )
      from flow_tags join tags on tags.id = flow_tags.tag_id
      where flow_tags.flow_id = changed_flow_id and tags.deleted_at is null
    ),
    '[]'
  )
  where id = changed_flow_id
$$;

create function flow_tags_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform refresh_flow_tags(old.flow_id); end if;
  if tg_op <> 'DELETE' then perform refresh_flow_tags(new.flow_id); end if;
  return null;
end $$;

create trigger flow_tags_changed after insert or update or delete on flow_tags
  for each row execute function flow_tags_changed();

create function tag_changed() returns trigger language plpgsql as $$
begin
  perform refresh_flow_tags(flow_tags.flow_id) from flow_tags where flow_tags.tag_id = new.id;
  return null;
end $$;

create trigger tag_changed after update of title, deleted_at on tags
  for each row execute function tag_changed();

create function comments_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update flows set comments_count = comments_count + 1 where id = new.flow_id;
  else
    update flows set comments_count = comments_count - 1 where id = old.flow_id;
  end if;
  return null;
end $$;

create trigger comments_changed after insert or delete on comments
  for each row execute function comments_changed();
