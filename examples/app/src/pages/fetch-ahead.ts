import { parseFlowFilters } from '@flowlens/core';
import {
  appConfigQuery,
  currentUserQuery,
  flowQuery,
  myInvitationsQuery,
  prefetchFlowList,
  projectsQuery,
} from '@flowlens/hooks';
import { activeProject, client, queryClient, tokens } from '../flowlens.js';
import type { FetchAhead } from './failures/lazy-page.js';

/** Fetches the data that every page of a signed-in user needs. */
export const fetchSession = whenSignedIn(() => {
  void queryClient.prefetchQuery(currentUserQuery(client));
  void queryClient.prefetchQuery(myInvitationsQuery(client));
  void queryClient.prefetchQuery(appConfigQuery(client));
});

/** Fetches the flows of the project in the URL, or of the last displayed one, because most users return to it. */
export const fetchGallery = whenSignedIn(({ query }) => {
  void queryClient.prefetchQuery(projectsQuery(client));
  const projectId = query.get('system_id') ?? activeProject.get();
  if (projectId) void prefetchFlowList({ client, queryClient, projectId, filters: parseFlowFilters(query) });
});

export const fetchFlow = whenSignedIn(({ params: { flowId } }) => {
  if (flowId) void queryClient.prefetchQuery(flowQuery(client, flowId));
});

function whenSignedIn(fetch: FetchAhead): FetchAhead {
  return (place) => {
    if (tokens.get() !== null) fetch(place);
  };
}
