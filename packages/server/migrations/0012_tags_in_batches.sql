-- A tag that is deleted or brought back changes every flow it is on, which are too many for one statement: the server
-- does that by itself, some flows at a time, with refresh_flow_tags.

drop trigger tag_changed on tags;

create trigger tag_changed after update of title on tags
  for each row execute function tag_changed();
