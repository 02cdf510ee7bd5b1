import type { components } from '@flowlens/client/schema';
import {
  COMMENT_MAX_CHARS,
  EMBED_KEY_NAME_MAX_CHARS,
  EMBED_SITES_MAX,
  FLOW_DESCRIPTION_MAX_CHARS,
  FLOW_TITLE_MAX_CHARS,
  JIRA_DESCRIPTION_MAX_CHARS,
  JIRA_TITLE_MAX_CHARS,
  PROJECT_DESCRIPTION_MAX_CHARS,
  PROJECT_NAME_MAX_CHARS,
  PUBLIC_INVITATION_MAX_JOINS,
  RECORDING_LINK_INSTRUCTIONS_MAX_CHARS,
  RECORDING_LINK_MAX_DAYS,
  RECORDING_LINK_MAX_RECORDINGS,
} from '@flowlens/core/limits';
import type { ObjectSchema, Schema } from './schema.js';

const NOT_BLANK = '^\\s*[^\\s\\u0000][^\\u0000]*$';
const SITE = '^https?://[^\\s/?#@\\\\]+([/?#][^\\s\\\\]*)?$';
const ANY_TEXT = '^[^\\u0000]*$';

/** Any text, so that tests can choose ids freely; the server accepts only UUIDs. */
const id: Schema = { type: 'string' };
const role: Schema = { type: 'string', enum: ['ADMIN', 'USER'] };
const seconds: Schema = { type: 'integer', minimum: 0, maximum: 86_400 };
const comment = required(COMMENT_MAX_CHARS);
const project = { name: required(PROJECT_NAME_MAX_CHARS), description: text(PROJECT_DESCRIPTION_MAX_CHARS) };

/** Schemas of the request bodies that components send, by the contract's names. */
export const REQUEST_BODIES = {
  CreateAgentTokenInput: object({
    agent_type: { type: 'string', enum: ['CLAUDE_CODE', 'CURSOR', 'GITHUB_COPILOT', 'UNKNOWN'] },
  }),
  CreateRecorderCodeInput: object({
    redirect_uri: text(2_048),
    code_challenge: { type: 'string', pattern: '^[\\w-]{43}$' },
    code_challenge_method: { type: 'string', enum: ['S256'] },
  }),
  CreateProjectInput: object(project, ['name']),
  UpdateProjectInput: changes({
    ...project,
    embed_origins: { type: ['array', 'null'], maxItems: EMBED_SITES_MAX, items: text(300) },
  }),
  UpdateMemberRoleInput: object({ role }),
  InviteMemberInput: object({ email: { type: 'string', format: 'email', maxLength: 320, pattern: ANY_TEXT }, role }, [
    'email',
  ]),
  CreatePublicInvitationInput: object({
    max_joins_count: { type: 'integer', minimum: 1, maximum: PUBLIC_INVITATION_MAX_JOINS },
  }),
  SetRecordingLinksInput: object({ enabled: { type: 'boolean' } }),
  CreateRecordingLinkInput: object(
    {
      title: required(FLOW_TITLE_MAX_CHARS),
      instructions: text(RECORDING_LINK_INSTRUCTIONS_MAX_CHARS),
      expires_in_days: { type: 'integer', minimum: 1, maximum: RECORDING_LINK_MAX_DAYS },
      max_recordings_count: { type: 'integer', minimum: 1, maximum: RECORDING_LINK_MAX_RECORDINGS },
      site_url: { type: 'string', format: 'uri', maxLength: 2_048, pattern: SITE },
    },
    ['title', 'expires_in_days', 'max_recordings_count'],
  ),
  CreateEmbedKeyInput: object({ name: required(EMBED_KEY_NAME_MAX_CHARS) }),
  JoinProjectInput: object({ system_id: id, invitation_id: id }),
  UpdateFlowInput: changes({
    title: required(FLOW_TITLE_MAX_CHARS),
    description: text(FLOW_DESCRIPTION_MAX_CHARS),
    system_id: id,
    tag_ids: { type: 'array', maxItems: 100, uniqueItems: true, items: id },
  }),
  UpdateShareLinkInput: object({ clear_preview: { type: 'boolean' } }),
  CreateCommentInput: object({ flow_id: id, timestamp: seconds, content: comment }),
  UpdateCommentInput: object({ id, flow_id: id, timestamp: seconds, content: comment }, ['id', 'flow_id', 'content']),
  CreateTagInput: object({
    system_id: id,
    title: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      pattern: '^\\s*[^\\s,\\u0000](?:[^,\\u0000]{0,9}[^\\s,\\u0000])?\\s*$',
    },
  }),
  CreateJiraIssueInput: object({
    title: required(JIRA_TITLE_MAX_CHARS),
    description: required(JIRA_DESCRIPTION_MAX_CHARS),
    project_key: named(),
    type: named(),
    flow_id: id,
    hyperlinks_to_attach: {
      type: 'array',
      maxItems: 20,
      items: object({ url: { type: 'string', format: 'uri', maxLength: 2_048 }, title: named() }),
    },
  }),
} satisfies Partial<Record<keyof components['schemas'], ObjectSchema>>;

export type BodyName = keyof typeof REQUEST_BODIES;

/** Filters of flow lists. */
export const FLOW_LIST_QUERY: ObjectSchema = {
  type: 'object',
  properties: {
    search: text(200),
    tags: text(1_000),
    reporter: text(320),
    has_errors: { type: 'boolean' },
    mine: { type: 'boolean' },
    created_from: { type: 'string', format: 'date-time' },
    created_to: { type: 'string', format: 'date-time' },
    host: text(300),
    recording_status: { type: 'string', enum: ['pending', 'in_progress', 'completed', 'failed'] },
    sort: { type: 'string', enum: ['newest', 'oldest', 'most_errors', 'longest', 'title'] },
    limit: { type: 'integer', minimum: 1, maximum: 200 },
    cursor: text(500),
  },
};

/** Page of a list of links. */
export const LINK_LIST_QUERY: ObjectSchema = {
  type: 'object',
  properties: { limit: { type: 'integer', minimum: 1, maximum: 200 }, cursor: text(500) },
};

/** Query that selects the flow of an issue. */
export const ISSUE_LIST_QUERY: ObjectSchema = { type: 'object', required: ['flow_id'], properties: { flow_id: id } };

export const TIME_WINDOW_QUERY: ObjectSchema = {
  type: 'object',
  properties: {
    start_time: { type: 'string', format: 'date-time' },
    end_time: { type: 'string', format: 'date-time' },
  },
};

function text(maxLength: number): Schema {
  return { type: 'string', maxLength, pattern: ANY_TEXT };
}

function required(maxLength: number): Schema {
  return { type: 'string', minLength: 1, maxLength, pattern: NOT_BLANK };
}

function named(): Schema {
  return { type: 'string', minLength: 1, maxLength: 255, pattern: ANY_TEXT };
}

function object(properties: Record<string, Schema>, needed = Object.keys(properties)): ObjectSchema {
  return { type: 'object', additionalProperties: false, required: needed, properties };
}

function changes(properties: Record<string, Schema>): ObjectSchema {
  return { type: 'object', additionalProperties: false, minProperties: 1, properties };
}
