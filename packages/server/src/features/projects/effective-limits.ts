import { sql } from 'kysely';

/** Member limit of a row of `projects`: its own, or the server's setting. */
export const MEMBERS_LIMIT = sql<number>`coalesce(projects.max_members_count, (select max_members_count from installation))`;

/** Limit of personal projects for a row of `users`: their own, or the server's setting. */
export const PERSONAL_PROJECTS_LIMIT = sql<number>`coalesce(users.max_systems_count, (select max_personal_projects from installation))`;
