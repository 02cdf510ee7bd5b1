-- Counts of the timeline of a flow and the hosts of its pages, for lists, filters and orders.

alter table flows
  -- Null until the timeline is counted, and if it cannot be read.
  add column errors_count integer check (errors_count >= 0),
  add column failed_requests_count integer check (failed_requests_count >= 0),
  add column page_hosts text[],
  add column timeline_counted_at timestamptz;

-- Flows of earlier versions, which a job counts.
create index flows_uncounted on flows (created_at desc) where timeline_key is not null and timeline_counted_at is null;

create index flows_most_errors on flows
  (project_id, coalesce(errors_count + failed_requests_count, -1) desc, created_at desc, id desc);
create index flows_longest on flows (project_id, coalesce(video_duration_ms, -1) desc, created_at desc, id desc);
create index flows_by_title on flows (project_id, search_fold(left(title, 60)), created_at, id);
