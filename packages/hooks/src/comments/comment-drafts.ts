import type { QueryClient } from '@tanstack/react-query';

/** What was typed and not saved, and the moment of the video that it is held at. */
export interface CommentDraft {
  text?: string | undefined;
  heldSeconds?: number | undefined;
}

/** Drafts by what they belong to. */
export interface CommentDrafts {
  get: (key: string) => CommentDraft | undefined;
  /** Undefined forgets it. */
  set: (key: string, draft: CommentDraft | undefined) => void;
  /** Forgets all of them. */
  clear: () => void;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

const draftsOf = new WeakMap<QueryClient, CommentDrafts>();

/** The drafts that belong to a cache, as long as the page lives or until somebody signs out: they are nobody else's. */
export function commentDrafts(queryClient: QueryClient): CommentDrafts {
  const drafts = draftsOf.get(queryClient) ?? createDrafts();
  draftsOf.set(queryClient, drafts);
  return drafts;
}

function createDrafts(): CommentDrafts {
  const drafts = new Map<string, CommentDraft>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    get: (key) => drafts.get(key),
    set: (key, draft) => {
      if (draft === undefined) drafts.delete(key);
      else drafts.set(key, draft);
      tell();
    },
    clear: () => {
      drafts.clear();
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
