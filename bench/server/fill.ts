import { DEVELOPMENT_ISSUER_KEY } from '../../packages/server/src/features/auth/dev-issuer/accounts.js';

export const FLOWS_PER_PROJECT = 500;
/** The people whose clients make the calls; each owns the projects with their number. */
export const PEOPLE = 20;
/** Words of titles and descriptions; each is in about one of twenty flows. */
export const WORDS = [
  'checkout',
  'basket',
  'search',
  'login',
  'invoice',
  'upload',
  'avatar',
  'filter',
  'profile',
  'export',
];

const FLOWS_PER_STATEMENT = 10_000;

type Run = (sql: string) => Promise<unknown>;

interface Projects {
  /** Number of the first project. */
  first: number;
  count: number;
  /** Number per project; at most `FLOWS_PER_PROJECT`. */
  flows: number;
}

/** Returns the id of the project, person or flow with this number. */
export function idOf(kind: 'person' | 'project' | 'flow', number: number): string {
  const prefix = { person: '1', project: '2', flow: '3' }[kind];
  return `${prefix}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

const sqlId = (kind: Parameters<typeof idOf>[0], number: string) =>
  `('${idOf(kind, 0).slice(0, -12)}' || lpad((${number})::text, 12, '0'))::uuid`;

/** Inserts people with an active session each. */
export async function fillPeople(run: Run): Promise<void> {
  await run(`
    insert into users (id, issuer, subject, email, name)
    select ${sqlId('person', 'n')}, '${DEVELOPMENT_ISSUER_KEY}', n::text, 'person-' || n || '@example.com', 'Person ' || n
    from generate_series(0, ${PEOPLE - 1}) as n;
    insert into sessions (id, user_id, expires_at)
    select ${sqlId('person', 'n')}, ${sqlId('person', 'n')}, now() + interval '1 day'
    from generate_series(0, ${PEOPLE - 1}) as n;`);
}

/**
 * Inserts projects with flows, tags and comments. Skips the triggers for speed and writes their data itself, so the
 * rows are the same as those of real calls.
 */
export async function fillProjects(run: Run, { first, count, flows }: Projects): Promise<void> {
  const end = first + count;
  await run(`
    set session_replication_role = replica;
    alter index flows_terms set (fastupdate = on);
    insert into projects (id, name, created_by_user_id)
    select ${sqlId('project', 'n')}, 'Project ' || n, ${sqlId('person', `n % ${PEOPLE}`)} from generate_series(${first}, ${end - 1}) as n;
    insert into members (project_id, user_id, role)
    select ${sqlId('project', 'n')}, ${sqlId('person', `(n + k) % ${PEOPLE}`)}, case k when 0 then 'ADMIN' else 'USER' end
    from generate_series(${first}, ${end - 1}) as n, generate_series(0, 2) as k;
    insert into tags (project_id, title)
    select ${sqlId('project', 'n')}, 'tag ' || k from generate_series(${first}, ${end - 1}) as n, generate_series(0, 9) as k;`);
  const step = FLOWS_PER_STATEMENT / flows;
  for (let from = first; from < end; from += step)
    await run(flowsOf({ first: from, count: Math.min(step, end - from), flows }));
  await run(`
    set session_replication_role = origin;
    select gin_clean_pending_list('flows_terms');
    alter index flows_terms set (fastupdate = off);
    analyze;`);
}

/** One in five titles contains a dash outside Latin-1, because real titles contain all kinds of letters. */
function flowsOf({ first, count, flows }: Projects): string {
  const words = `array['${WORDS.join("','")}']`;
  const word = (factor: number) => `(${words})[1 + (n * ${factor} + n / ${WORDS.length}) % ${WORDS.length}]`;
  const file = (kind: string, extension: string) => `md5('${kind}' || n)::uuid::text || '.${extension}'`;
  return `
    create temporary table made as
    select n, n % 10 as tag, ${sqlId('flow', 'n')} as id, ${sqlId('project', 'project')} as project_id,
      ${sqlId('person', `project % ${PEOPLE}`)} as person_id,
      ${word(1)} || case when n % 5 = 0 then ' fails – after step ' else ' fails after step ' end || n as title,
      'Opened the ' || ${word(3)} || ' page, pressed the second button, and nothing happened.' as description,
      ${file('video', 'mp4')} as video, ${file('preview', 'mp4')} as preview, ${file('thumbnail', 'jpg')} as thumbnail,
      ${file('timeline', 'json')} as timeline
    from generate_series(${first}, ${first + count - 1}) as project, generate_series(0, ${flows - 1}) as flow,
      lateral (select project * ${FLOWS_PER_PROJECT} + flow as n) as number;
    create temporary table made_tags as
    select projects.project_id, tag, tags.id, tags.title
    from (select distinct project_id from made) as projects
    cross join generate_series(0, 9) as tag
    join tags on tags.project_id = projects.project_id and tags.title in ('tag ' || tag, 'tag ' || (tag + 3) % 10);

    insert into blobs (key, mime_type, size_bytes, sha256)
    select key, type, 1000, sha256(key::bytea) from made, lateral (
      values (video, 'video/mp4'), (preview, 'video/mp4'), (thumbnail, 'image/jpeg'), (timeline, 'application/json')
    ) as file (key, type);
    insert into flow_tags (flow_id, tag_id) select made.id, made_tags.id from made join made_tags using (project_id, tag);
    insert into comments (flow_id, user_id, author_email, content, timestamp_seconds)
    select id, person_id, 'person@example.com', 'Seen on the second try, step ' || k, k * 7 from made, generate_series(1, 3) as k;
    insert into flows (id, project_id, reporter_user_id, reporter_name, reporter_email, title, description,
      recording_status, video_duration_ms, video_key, preview_key, thumbnail_key, timeline_key, created_at,
      comments_count, tags, search_text)
    select id, project_id, person_id, 'Person ' || n, 'person-' || n || '@example.com', title, description,
      'completed', 30000 + n % 60000, video, preview, thumbnail, timeline, timestamptz '2026-01-01' + n * interval '61 seconds',
      3, tagged.tags, flow_search_text(title, description, tagged.tags)
    from made join (
      select project_id, tag, jsonb_agg(jsonb_build_object('id', id, 'title', title, 'system_id', project_id) order by title) as tags
      from made_tags group by project_id, tag
    ) as tagged using (project_id, tag);
    drop table made, made_tags;`;
}
