-- What was asked of Jira, so that asking again finds the issue that was made and never makes a second one.
create table jira_issues (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- Of the request and its Idempotency-Key.
  request_hash bytea not null check (length(request_hash) = 32),
  -- The label in Jira by which an issue is found whose key never arrived.
  marker text not null,
  -- Null while no issue is known.
  issue_key text,
  made_at timestamptz,
  -- Whether nothing is left to do: attached, or handed to the job queue.
  links_settled boolean not null default false,
  -- The call that is at work on it, and until when others leave it to that call.
  claim_id uuid,
  claimed_until timestamptz,
  -- Set while Jira may have made an issue that we know nothing of; from then on its search can be believed.
  doubtful_until timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, request_hash)
);

create index jira_issues_age on jira_issues (created_at);
