import { flowPath, HOME_PATH, jiraPath } from '@flowlens/core/links';
import { useEffect, useRef } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router';
import { allowNextStep } from '../../unsaved-text/history-steps.js';

const FROM_FLOW = { fromFlow: true };

export interface JiraRoute {
  open: boolean;
  show: () => void;
  /** Goes back one page (spec §2), or to the flow if the previous page is another one. */
  close: () => void;
}

/** Route of a flow's Jira drawer. */
export function useJiraRoute(flowId: string): JiraRoute {
  const navigate = useNavigate();
  const { search, key, ...location } = useLocation();
  const state = location.state as typeof FROM_FLOW | null;
  const open = useMatch(`${HOME_PATH}/flow/:flowId/link-to-jira/*`) !== null;
  const leaving = useRef(false);
  // Going back takes a moment. A second click in that time must not go back further.
  useEffect(() => {
    leaving.current = false;
  }, [key]);

  function show() {
    // The drawer's code may load slowly, and a second click must not add the same history entry again.
    if (!open) void navigate({ pathname: jiraPath(flowId), search }, { state: FROM_FLOW });
  }

  function close() {
    if (!open || leaving.current) return;
    leaving.current = true;
    if (state?.fromFlow) {
      allowNextStep();
      void navigate(-1);
    } else void navigate({ pathname: flowPath(flowId), search }, { replace: true });
  }

  return {
    open,
    show,
    close,
  };
}
