'use client';

import type { JoinedProject } from '@flowlens/client';
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
  /** Project id in the invitation link; missing in a truncated link. */
  invitationId: JoinLink['invitationId'];
  /** Id in the invitation link. */
  projectName?: string | null | undefined;
  /**
   * Signs the viewer out and returns to this link, for an invitation to another address. Without it, there is no such
   * button.
   */
  onSwitchAccount?: (() => Promise<void> | void) | undefined;
  /** Runs after the viewer has joined, before the provider’s `onNavigate` is asked for the project. */
  onProjectJoined?: ((project: JoinedProject) => void) | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'join'> | undefined;
}

/**
 * Joins the project of an invitation link at once, shows the progress, and opens the project.
 *
 * @example
 * <JoinProject projectId={query.get('project_id')} invitationId={query.get('invitation_id')} />
 */
export const JoinProject = withErrorBoundary(
  forwardRef<HTMLElement, JoinProjectProps>(function JoinProject(
    { projectId, invitationId, projectName, onSwitchAccount, onProjectJoined, messages, className, ...rest },
    ref,
  ) {
    const m = useMessages('join', messages?.join);
    const { projectJoined } = useMessages('notices');
    const rootClass = useRootClass();
    const project = projectName?.trim() || m.unnamedProject;
    const { status, failure, retrying, retry } = useJoinProject(
      { projectId, invitationId, projectName: project },
      { onJoined: onProjectJoined },
    );

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
