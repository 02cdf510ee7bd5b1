/** `strict` omits everything that holds values: bodies, messages, stored values and typed text. */
export const PRIVACY_LEVELS = ['standard', 'strict'] as const;
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number];

export const BUFFER_SECONDS = [30, 60, 120] as const;
type BufferSeconds = (typeof BUFFER_SECONDS)[number];

/** Project of a server, with its name when it was chosen. */
export interface Project {
  id: string;
  name: string;
}

export interface Settings {
  privacyLevel: PrivacyLevel;
  /** Hosts that may be recorded, with their subdomains. Empty means all hosts. */
  allowedSites: string[];
  /** Hosts that are never recorded, with their subdomains. */
  blockedSites: string[];
  /** CSS selectors of elements that are blurred in the picture and masked in the events. */
  masks: string[];
  /** Length of the instant replay. */
  bufferSeconds: BufferSeconds;
  /** Default project by connection key. Without one, the server uses the user's default. */
  projects: Record<string, Project>;
}

export const DEFAULT_SETTINGS: Settings = {
  privacyLevel: 'standard',
  allowedSites: [],
  blockedSites: [],
  masks: [],
  bufferSeconds: 120,
  projects: {},
};

/** Limits of stored lists, so that a corrupt entry cannot slow down every page. */
export const LIST_MAX = 200;
export const ENTRY_MAX_CHARS = 500;

/** Parses stored or managed settings. Invalid parts get their default. */
export function parseSettings(stored: unknown): Settings {
  const fields = isFields(stored) ? stored : {};
  return {
    privacyLevel: oneOf(PRIVACY_LEVELS, fields.privacyLevel) ?? DEFAULT_SETTINGS.privacyLevel,
    allowedSites: parseList(fields.allowedSites),
    blockedSites: parseList(fields.blockedSites),
    masks: parseList(fields.masks),
    bufferSeconds: oneOf(BUFFER_SECONDS, fields.bufferSeconds) ?? DEFAULT_SETTINGS.bufferSeconds,
    projects: parseProjects(fields.projects),
  };
}

export function parseList(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const entries = value.filter((entry) => typeof entry === 'string');
  const usable = entries.map((entry) => entry.trim()).filter(({ length }) => length > 0 && length <= ENTRY_MAX_CHARS);
  return [...new Set(usable)].slice(0, LIST_MAX);
}

function parseProjects(value: unknown): Record<string, Project> {
  if (!isFields(value)) return {};
  const entries = Object.entries(value).flatMap(([key, project]): [string, Project][] => {
    if (!isFields(project) || typeof project.id !== 'string' || typeof project.name !== 'string') return [];
    return [[key, { id: project.id, name: project.name }]];
  });
  return Object.fromEntries(entries);
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value);
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
