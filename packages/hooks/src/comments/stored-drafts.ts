import { DAY_MS } from '@flowlens/core/internal';
import { COMMENT_MAX_CHARS } from '@flowlens/core/limits';
import type { CommentDraft } from './comment-draft.js';

/** Methods of the browser's `Storage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage key for the drafts of all users of this browser. */
const STORAGE_KEY = 'flowlens.commentDrafts';
const DRAFTS_MAX = 50;
const LIFE_MS = 30 * DAY_MS;
/** UTF-16 units; a code point has at most two. */
const TEXT_MAX_UNITS = 2 * COMMENT_MAX_CHARS;
const ALL_TEXTS_MAX_UNITS = 10 * TEXT_MAX_UNITS;

interface StoredDraft extends CommentDraft {
  userId: string;
  key: string;
  savedAtMs: number;
}

export interface DraftOwner {
  storage: DraftStorage;
  userId: string;
}

/** Returns the drafts of one user, by key; empty if the storage cannot be read. */
export function readDrafts({ storage, userId }: DraftOwner, nowMs: number): [key: string, draft: CommentDraft][] {
  return readAll(storage, nowMs)
    .filter((stored) => stored.userId === userId)
    .map(({ key, text, heldSeconds }) => [key, { text, heldSeconds }]);
}

/** Stores one draft, or deletes it if undefined. Drops the oldest drafts if there are too many or they are too long. */
export function writeDraft(
  { storage, userId }: DraftOwner,
  key: string,
  draft: CommentDraft | undefined,
  nowMs: number,
): void {
  // Read again each time, because another tab may have written in between.
  const drafts = readAll(storage, nowMs).filter((stored) => stored.userId !== userId || stored.key !== key);
  if (draft?.text !== undefined && draft.text.length <= TEXT_MAX_UNITS)
    drafts.push({ userId, key, ...draft, savedAtMs: nowMs });
  while (drafts.length > DRAFTS_MAX || unitsOf(drafts) > ALL_TEXTS_MAX_UNITS) drafts.shift();
  try {
    if (drafts.length === 0) storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, JSON.stringify(drafts));
  } catch {
    // If the browser refuses storage, drafts last until the user leaves the page.
  }
}

/** Deletes the drafts of all users. */
export function removeDrafts(storage: DraftStorage): void {
  try {
    storage.removeItem(STORAGE_KEY);
  } catch {
    // A value that could not be written does not exist.
  }
}

function readAll(storage: DraftStorage, nowMs: number): StoredDraft[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDraft).filter(({ savedAtMs }) => nowMs - savedAtMs < LIFE_MS) : [];
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, key, text, heldSeconds, savedAtMs } = value as Partial<Record<keyof StoredDraft, unknown>>;
  return (
    [userId, key, text].every((field) => typeof field === 'string') &&
    typeof savedAtMs === 'number' &&
    (heldSeconds === undefined || typeof heldSeconds === 'number')
  );
}

function unitsOf(drafts: readonly StoredDraft[]): number {
  return drafts.reduce((sum, { text = '' }) => sum + text.length, 0);
}
