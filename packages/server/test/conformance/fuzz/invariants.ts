import type { Pool } from 'pg';

/**
 * Rows that must never exist, whatever was called. Embedded people have no account: they own no projects, and do not
 * count as members.
 */
const NEVER = {
  'more members than allowed': `select p.id from projects p join members m on m.project_id = p.id
    join users u on u.id = m.user_id and u.issuer <> 'embed'
    group by p.id having count(*) > coalesce(p.max_members_count, (select max_members_count from installation))`,
  'more joins than allowed': 'select id from public_invitations where joins_count > max_joins_count',
  'more personal projects than allowed': `select u.id from users u join members m on m.user_id = u.id
    join projects p on p.id = m.project_id and p.category = 'PERSONAL' where u.issuer <> 'embed'
    group by u.id having count(*) > coalesce(u.max_systems_count, (select max_personal_projects from installation))`,
  'a member twice': 'select 1 from members group by project_id, user_id having count(*) > 1',
  'a tag title twice': `select 1 from tags where deleted_at is null group by project_id, lower(title) having count(*) > 1`,
  'a pending invitation twice': `select 1 from invitations where status = 'PENDING'
    group by project_id, lower(email) having count(*) > 1`,
  'an owner who is not an admin': `select p.id from projects p
    left join members m on m.project_id = p.id and m.user_id = p.created_by_user_id
    where m.role is distinct from 'ADMIN'`,
  'a member who is invited': `select i.id from invitations i join members m on m.project_id = i.project_id
    join users u on u.id = m.user_id and lower(u.email) = lower(i.email) where i.status = 'PENDING' and i.created_at > m.joined_at`,
  'a default project that is gone': `select u.id from users u where u.issuer <> 'embed' and exists (select from members m where m.user_id = u.id)
    and not exists (select from projects p where p.created_by_user_id = u.id and p.is_default)`,
  'a wrong count of comments': `select f.id from flows f
    where f.comments_count <> (select count(*) from comments c where c.flow_id = f.id)`,
  'a tag of another project at a flow': `select 1 from flow_tags x join flows f on f.id = x.flow_id
    join tags t on t.id = x.tag_id where t.project_id <> f.project_id`,
};

/** Returns the names of the violated invariants. */
export async function brokenInvariants(pool: Pool): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(NEVER)) {
    const { rowCount } = await pool.query(query);
    if (rowCount !== 0) broken.push(name);
  }
  return broken;
}
