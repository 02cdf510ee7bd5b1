import { sql } from 'kysely';

/** Members that a row of `projects` may have: its own limit, or the setting of the server. */
export const MAX_MEMBERS = sql<number>`coalesce(projects.max_members_count, (select max_members_count from installation))`;

/** Personal projects that a row of `users` may belong to: its own limit, or the setting of the server. */
export const MAX_PERSONAL_PROJECTS = sql<number>`coalesce(users.max_systems_count, (select max_personal_projects from installation))`;
