import type { QueryClient } from '@tanstack/react-query';

/** Texts that were typed and not saved, by what they belong to. */
export interface CommentDrafts {
  get: (key: string) => string | undefined;
  /** Undefined forgets it. */
  set: (key: string, text: string | undefined) => void;
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
  const texts = new Map<string, string>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    get: (key) => texts.get(key),
    set: (key, text) => {
      if (text === undefined) texts.delete(key);
      else texts.set(key, text);
      tell();
    },
    clear: () => {
      texts.clear();
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
