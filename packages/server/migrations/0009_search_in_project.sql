-- A search reads projects one by one. With the project in the index its cost does not depend on what others hold.

create extension if not exists btree_gin;

create index flows_search_in_project on flows using gin (project_id, search_text gin_trgm_ops);
drop index flows_search;
