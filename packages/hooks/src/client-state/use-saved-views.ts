'use client';

import { type FlowFilters, parseFlowFilters, withFlowFilters } from '@flowlens/core';
import { useEffect, useMemo, useState } from 'react';
import { useStableCallback } from '../internal/use-stable-callback.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { useCurrentUser } from '../session/use-current-user.js';
import {
  isSameName,
  readViews,
  removeView,
  SAVED_VIEWS_KEY,
  type SavedView,
  type SavedViewPlace,
  writeView,
} from './saved-views.js';

export interface UseSavedViewsResult {
  /** In order of their names. Undefined if they cannot be stored. */
  views: readonly SavedView[] | undefined;
  /** Returns the view of a name, which may be written in another case. */
  viewNamed: (name: string) => SavedView | undefined;
  /** Stores the filters and the order, and replaces the view of that name. */
  save: (name: string, filters: FlowFilters) => void;
  remove: (name: string) => void;
  filtersOf: (view: SavedView) => FlowFilters;
}

/**
 * The viewer's saved views of a project, in the `draftStorage` of the provider.
 *
 * @example
 * const { views, save } = useSavedViews({ projectId });
 */
export function useSavedViews({ projectId }: { projectId: string | undefined }): UseSavedViewsResult {
  const { draftStorage: storage } = useFlowLens();
  const userId = useCurrentUser().data?.app_user.id;
  const [revision, setRevision] = useState(0);
  const place = useMemo<SavedViewPlace | undefined>(
    () => (storage && userId !== undefined && projectId !== undefined ? { storage, userId, projectId } : undefined),
    [storage, userId, projectId],
  );
  const views = useMemo(() => place && { revision, list: readViews(place) }, [place, revision]);
  const changed = () => setRevision((current) => current + 1);

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      // Null if the other tab has cleared the whole storage.
      if (key === SAVED_VIEWS_KEY || key === null) setRevision((current) => current + 1);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  return {
    views: views?.list,
    viewNamed: (name) => views?.list.find((view) => isSameName(view.name, name)),
    save: useStableCallback((name: string, filters: FlowFilters) => {
      if (place) writeView(place, { name, query: withFlowFilters('', filters).toString() });
      changed();
    }),
    remove: useStableCallback((name: string) => {
      if (place) removeView(place, name);
      changed();
    }),
    filtersOf: ({ query }) => parseFlowFilters(query),
  };
}
