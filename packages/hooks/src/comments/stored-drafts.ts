import { COMMENT_MAX_CHARS } from '@flowlens/core/limits';
import type { CommentDraft } from './comment-draft.js';

/** The part of the browser's `Storage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Holds the drafts of everybody who writes in this browser. */
const STORAGE_KEY = 'flowlens.commentDrafts';
const DRAFTS_MAX = 50;
const LIFE_MS = 30 * 24 * 60 * 60 * 1_000;
/** In UTF-16 units, of which a code point has two at most. */
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

/** The drafts of one person, by key. A storage that cannot be read holds none. */
export function readDrafts({ storage, userId }: DraftOwner, nowMs: number): [key: string, draft: CommentDraft][] {
  return readAll(storage, nowMs)
    .filter((stored) => stored.userId === userId)
    .map(({ key, text, heldSeconds }) => [key, { text, heldSeconds }]);
}

/** Keeps one draft, or with undefined forgets it. The oldest go when there are too many, or too long ones. */
export function writeDraft(
  { storage, userId }: DraftOwner,
  key: string,
  draft: CommentDraft | undefined,
  nowMs: number,
): void {
  // Read again each time, because another tab may have written meanwhile.
  const drafts = readAll(storage, nowMs).filter((stored) => stored.userId !== userId || stored.key !== key);
  if (draft?.text !== undefined && draft.text.length <= TEXT_MAX_UNITS)
    drafts.push({ userId, key, ...draft, savedAtMs: nowMs });
  while (drafts.length > DRAFTS_MAX || unitsOf(drafts) > ALL_TEXTS_MAX_UNITS) drafts.shift();
  try {
    if (drafts.length === 0) storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, JSON.stringify(drafts));
  } catch {
    // A browser that refuses storage keeps drafts until the page is left.
  }
}

/** Forgets the drafts of everybody. */
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
