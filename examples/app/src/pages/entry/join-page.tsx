import { JoinProject } from '@flowlens/components';
import { HOME_PATH } from '@flowlens/core/links';
import { useFlowLens } from '@flowlens/hooks';
import { Link, useSearchParams } from 'react-router';
import { useSwitchAccount } from '../../session/sign-out/use-switch-account.js';
import { Logo } from '../../shell/bar/logo.js';
import { PlainPage } from '../../shell/plain-page.js';

/** Target of an invitation link. */
export function JoinPage() {
  const { messages } = useFlowLens();
  const [query] = useSearchParams();
  const switchAccount = useSwitchAccount();

  return (
    <PlainPage title={messages.join.label} className="app-join">
      <h1 className="fl-visually-hidden">{messages.join.label}</h1>
      <Link to={HOME_PATH} className="app-home">
        <Logo size={32} />
        <span>FlowLens</span>
      </Link>
      <JoinProject
        projectId={query.get('project_id')}
        invitationId={query.get('invitation_id')}
        projectName={query.get('project_name')}
        onSwitchAccount={switchAccount}
      />
    </PlainPage>
  );
}
