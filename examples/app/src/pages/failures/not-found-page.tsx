import { Button, LinkButton } from '@flowlens/components';
import { HOME_PATH } from '@flowlens/core/links';
import { useFlowLens } from '@flowlens/hooks';
import { Link, useNavigate } from 'react-router';
import { Logo } from '../../shell/bar/logo.js';
import { PlainPage } from '../../shell/plain-page.js';

/** Page for unknown addresses. */
export function NotFoundPage() {
  const m = useFlowLens().messages.common;
  const navigate = useNavigate();

  /** Goes back, or home if the tab began with this page. */
  function goBack() {
    if (window.history.length > 1) void navigate(-1);
    else void navigate(HOME_PATH, { replace: true });
  }

  return (
    <PlainPage title={m.pageNotFound}>
      <section className="app-notice">
        <Logo size={40} />
        <h1 className="app-notice-title">{m.pageNotFound}</h1>
        <div className="app-notice-actions">
          <LinkButton variant="primary">
            <Link to={HOME_PATH}>{m.goHome}</Link>
          </LinkButton>
          <Button onClick={goBack}>{m.goBack}</Button>
        </div>
      </section>
    </PlainPage>
  );
}
