import { createListeners } from '@flowlens/core/internal';
import type { QueryClient } from '@tanstack/react-query';
import type { CommentDraft } from './comment-draft.js';
import { type DraftStorage, readDrafts, removeDrafts, writeDraft } from './stored-drafts.js';

/** Unsent comment texts of one user, by flow and comment. */
export interface CommentDrafts {
  get: (key: string) => CommentDraft | undefined;
  /** Undefined deletes the draft. */
  set: (key: string, draft: CommentDraft | undefined) => void;
  /** Removes a draft from the page while it is being sent. The storage keeps it until `settle`, in case the page closes first. */
  takeOut: (key: string) => void;
  /** Completes `takeOut`: removes the draft from the storage, unless the user has typed since. */
  settle: (key: string) => void;
  /** Restores the drafts that this user typed on earlier visits. Drafts of another user are removed from the page. */
  setOwner: (userId: string) => void;
  /** Deletes all drafts. */
  clear: () => void;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

export interface CommentDraftsOptions {
  /** Storage that keeps drafts for the next visit. Without it, they last as long as the page. */
  storage?: DraftStorage | undefined;
  now: () => number;
}

const draftsOf = new WeakMap<QueryClient, CommentDrafts>();

/** Drafts of a query client and its user, until sign-out: other users must not see them. */
export function commentDrafts(queryClient: QueryClient, options: CommentDraftsOptions): CommentDrafts {
  const drafts = draftsOf.get(queryClient) ?? createDrafts(options);
  draftsOf.set(queryClient, drafts);
  return drafts;
}

function createDrafts({ storage, now }: CommentDraftsOptions): CommentDrafts {
  const drafts = new Map<string, CommentDraft>();
  const listeners = createListeners();
  let userId: string | null = null;

  function put(key: string, draft: CommentDraft | undefined) {
    if (draft === undefined) drafts.delete(key);
    else drafts.set(key, draft);
  }

  function store(key: string) {
    if (storage && userId !== null) writeDraft({ storage, userId }, key, drafts.get(key), now());
  }

  return {
    get: (key) => drafts.get(key),
    set: (key, draft) => {
      put(key, draft);
      store(key);
      listeners.notify();
    },
    takeOut: (key) => {
      put(key, undefined);
      listeners.notify();
    },
    settle: store,
    setOwner: (owner) => {
      if (owner === userId) return;
      if (userId !== null) drafts.clear();
      userId = owner;
      const stored = storage ? readDrafts({ storage, userId }, now()) : [];
      [...drafts.keys()].forEach(store);
      for (const [key, draft] of stored) if (!drafts.has(key)) drafts.set(key, draft);
      listeners.notify();
    },
    clear: () => {
      drafts.clear();
      userId = null;
      if (storage) removeDrafts(storage);
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}
