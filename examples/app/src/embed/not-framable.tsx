import { sharedFlowPath } from '@flowlens/core/links';
import { useFlowLens } from '@flowlens/hooks';
import { PageTitle } from '../shell/page-title.js';

/** Explains that no site may embed this flow. Visible only to people who open the URL outside of an iframe. */
export function NotFramable({ token }: { token: string }) {
  const { sharedFlow: m } = useFlowLens().messages;

  return (
    <div className="embed-notice">
      <PageTitle>{m.notEmbeddable}</PageTitle>
      <h1 className="embed-notice-title">{m.notEmbeddable}</h1>
      <p className="embed-notice-hint">{m.notEmbeddableHint}</p>
      <a className="embed-link" href={sharedFlowPath(token)}>
        {m.openInProduct}
      </a>
    </div>
  );
}
