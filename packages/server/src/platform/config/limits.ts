import type { Values } from './variables/variables.js';

export const MEGABYTE = 1024 * 1024;

/** 0 means no limit. Names without a unit are calls per minute. */
export interface Limits {
  signIn: number;
  refresh: number;
  sessions: number;
  sharedMisses: number;
  sharedViews: number;
  writes: number;
  reads: number;
  mcp: number;
  clientLogs: number;
  invites: number;
  invitesPerDay: number;
  sharesPerHour: number;
  agentTokensPerDay: number;
  embedTokens: number;
  jiraIssuesPerHour: number;
  openUploads: number;
  eventBytesPerMinute: number;
  uploadBytesPerDay: number;
}

export function readLimits(values: Values): Limits {
  return {
    signIn: values.FLOWLENS_LIMIT_SIGN_IN,
    refresh: values.FLOWLENS_LIMIT_REFRESH,
    sessions: values.FLOWLENS_LIMIT_SESSIONS,
    sharedMisses: values.FLOWLENS_LIMIT_SHARED_MISSES,
    sharedViews: values.FLOWLENS_LIMIT_SHARED_VIEWS,
    writes: values.FLOWLENS_LIMIT_WRITES,
    reads: values.FLOWLENS_LIMIT_READS,
    mcp: values.FLOWLENS_LIMIT_MCP,
    clientLogs: values.FLOWLENS_LIMIT_CLIENT_LOGS,
    invites: values.FLOWLENS_LIMIT_INVITES,
    invitesPerDay: values.FLOWLENS_LIMIT_INVITES_DAY,
    sharesPerHour: values.FLOWLENS_LIMIT_SHARES_HOUR,
    agentTokensPerDay: values.FLOWLENS_LIMIT_AGENT_TOKENS_DAY,
    embedTokens: values.FLOWLENS_LIMIT_EMBED_TOKENS,
    jiraIssuesPerHour: values.FLOWLENS_LIMIT_JIRA_HOUR,
    openUploads: values.FLOWLENS_LIMIT_OPEN_UPLOADS,
    eventBytesPerMinute: values.FLOWLENS_LIMIT_EVENTS_MB * MEGABYTE,
    uploadBytesPerDay: values.FLOWLENS_LIMIT_UPLOAD_GB_DAY * 1024 * MEGABYTE,
  };
}
