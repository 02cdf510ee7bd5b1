import { createListeners } from '@flowlens/core/internal';
import type { QueryClient } from '@tanstack/react-query';
import type { CommentDraft } from './comment-draft.js';
import { type DraftStorage, readDrafts, removeDrafts, writeDraft } from './stored-drafts.js';

/** Drafts by owner. */
export interface CommentDrafts {
  get: (key: string) => CommentDraft | undefined;
  /** Undefined forgets it. */
  set: (key: string, draft: CommentDraft | undefined) => void;
  /** Takes a draft off the page while it is sent. The storage keeps it until `settle`, in case the page goes meanwhile. */
  takeOut: (key: string) => void;
  /** Ends what `takeOut` began: the storage forgets the draft, unless something was typed since. */
  settle: (key: string) => void;
  /** Brings back what this person has typed on earlier visits. Drafts of another person leave the page. */
  belongTo: (userId: string) => void;
  /** Forgets all of them. */
  clear: () => void;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

export interface CommentDraftsOptions {
  /** Keeps drafts for the next visit. Left out, they last as long as the page. */
  storage?: DraftStorage | undefined;
  now: () => number;
}

const draftsOf = new WeakMap<QueryClient, CommentDrafts>();

/** Drafts of a cache and its user, until sign-out: no other user may see them. */
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
    belongTo: (owner) => {
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
