'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { type JoinLink, useJoinProject } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { CircleCheck } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { Spinner } from '../ui/spinner/spinner.js';
import { JoinFailed } from './join-failed.js';

export interface JoinProjectProps
  extends
    Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'>,
    Pick<JoinLink, 'projectId'>,
    BoundaryProps {
  /** As the invitation link says it; missing in a link that was cut. */
  invitationId: JoinLink['invitationId'];
  /** As the invitation link says it. */
  projectName?: string | null | undefined;
  /**
   * Signs the viewer out and comes back to this link, for an invitation to another address. Left out, no button offers it.
   */
  onSwitchAccount?: (() => Promise<void> | void) | undefined;
  messages?: MessageOverrides['join'];
}

/** Joins the project of an invitation link at once, says how that goes, and leads to the project (spec §2, Join page). */
export const JoinProject = withErrorBoundary(
  forwardRef<HTMLElement, JoinProjectProps>(function JoinProject(
    { projectId, invitationId, projectName, onSwitchAccount, messages, className, ...rest },
    ref,
  ) {
    const m = useMessages('join', messages);
    const { projectJoined } = useMessages('notices');
    const rootClass = useRootClass();
    const project = projectName?.trim() || m.unnamedProject;
    const { status, failure, retrying, retry } = useJoinProject({ projectId, invitationId, projectName: project });

    return (
      <section
        aria-label={m.label}
        {...rest}
        ref={ref}
        className={clsx(rootClass, 'fl-join-project', className)}
        data-state={status}
      >
        {failure ? (
          <JoinFailed
            m={m}
            failure={failure}
            projectId={projectId}
            retrying={retrying}
            onRetry={retry}
            onSwitchAccount={onSwitchAccount}
          />
        ) : (
          <div className="fl-join-project-progress" role="status">
            {status === 'joined' ? (
              <>
                <Icon of={CircleCheck} className="fl-join-project-done" size={28} />
                <h2 className="fl-join-project-title">{projectJoined({ project })}</h2>
              </>
            ) : (
              <>
                <Spinner size={28} />
                <h2 className="fl-join-project-title">{m.joiningTitle({ project })}</h2>
                <p className="fl-join-project-text">{m.joiningHint}</p>
              </>
            )}
          </div>
        )}
      </section>
    );
  }),
);
