import { foldForSearch } from '@flowlens/core';

/** A named set of filters and an order of a flow list. */
export interface SavedView {
  name: string;
  /** Query parameters, as `withFlowFilters` writes them. */
  query: string;
}

/** Methods of the browser's `Storage` that saved views need. */
type SavedViewStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The views of one user in one project, in a storage that other users may share. */
export interface SavedViewPlace {
  storage: SavedViewStorage;
  userId: string;
  projectId: string;
}

interface StoredView extends SavedView {
  userId: string;
  projectId: string;
}

export const SAVED_VIEWS_KEY = 'flowlens.savedViews';
export const VIEW_NAME_MAX_CHARS = 40;
const VIEWS_MAX = 200;

/** Returns the views in order of their names. */
export function readViews({ storage, userId, projectId }: SavedViewPlace): SavedView[] {
  return readAll(storage)
    .filter((view) => view.userId === userId && view.projectId === projectId)
    .map(({ name, query }) => ({ name, query }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Stores a view and replaces one of the same name. */
export function writeView(place: SavedViewPlace, view: SavedView): void {
  const { storage, userId, projectId } = place;
  const others = readAll(storage).filter((stored) => !isNamed(stored, place, view.name));
  store(storage, [...others, { userId, projectId, ...view }].slice(-VIEWS_MAX));
}

export function removeView(place: SavedViewPlace, name: string): void {
  const { storage } = place;
  store(
    storage,
    readAll(storage).filter((stored) => !isNamed(stored, place, name)),
  );
}

/** Returns whether two names denote the same view: they may differ in case and in the form of their letters. */
export function isSameName(one: string, other: string): boolean {
  return foldForSearch(one.normalize('NFC')) === foldForSearch(other.normalize('NFC'));
}

function isNamed(view: StoredView, { userId, projectId }: SavedViewPlace, name: string): boolean {
  return view.userId === userId && view.projectId === projectId && isSameName(view.name, name);
}

function store(storage: SavedViewStorage, views: StoredView[]): void {
  try {
    storage.setItem(SAVED_VIEWS_KEY, JSON.stringify(views));
  } catch {
    // The browser may refuse storage.
  }
}

function readAll(storage: SavedViewStorage): StoredView[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(SAVED_VIEWS_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

function isView(value: unknown): value is StoredView {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, projectId, name, query } = value as Partial<Record<keyof StoredView, unknown>>;
  return [userId, projectId, name, query].every((field) => typeof field === 'string');
}
