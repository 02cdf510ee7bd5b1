import { Button } from '@flowlens/components';
import { HOME_PATH } from '@flowlens/core';
import { useFlowLens } from '@flowlens/hooks';
import { Link, useNavigate } from 'react-router';
import { Logo } from '../shell/logo.js';
import { PageTitle } from '../shell/page-title.js';

/** Stands at every address that is none of the product's. */
export function NotFoundPage() {
  const m = useFlowLens().messages.common;
  const navigate = useNavigate();

  return (
    <main className="app-center">
      <PageTitle>{m.pageNotFound}</PageTitle>
      <section className="app-notice">
        <Logo size={40} />
        <h1 className="app-notice-title">{m.pageNotFound}</h1>
        <div className="app-notice-actions">
          <Button variant="primary" asChild>
            <Link to={HOME_PATH}>{m.goHome}</Link>
          </Button>
          <Button onClick={() => void navigate(-1)}>{m.goBack}</Button>
        </div>
      </section>
    </main>
  );
}
