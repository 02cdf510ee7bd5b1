-- Searches treat ß as ss and a final ς as σ: STRASSE finds Straße.

-- The rule of `foldForSearch` in core, with the lower case of the database.
create function search_fold(value text) returns text
  language sql immutable parallel safe
  return replace(replace(lower(value), 'ß', 'ss'), 'ς', 'σ');

create or replace function flow_search_text(title text, description text, tags jsonb) returns text
  language sql immutable
  return search_fold(
    title || E'\n' || description || coalesce((select string_agg(E'\n' || (tag ->> 'title'), '') from jsonb_array_elements(tags) as tag), '')
  );

update flows set search_text = search_fold(search_text) where search_text <> search_fold(search_text);
