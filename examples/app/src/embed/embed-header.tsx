import { useFlowLens } from '@flowlens/hooks';
import { Logo } from '../shell/bar/logo.js';
import { PageTitle } from '../shell/page-title.js';

export interface EmbedHeaderProps {
  /** Undefined until the flow has loaded. */
  title: string | undefined;
  /** The public link. */
  url: string;
}

/** Title of the flow, and a link to it in the product. */
export function EmbedHeader({ title, url }: EmbedHeaderProps) {
  const { sharedFlow: m } = useFlowLens().messages;

  return (
    <header className="embed-header">
      <PageTitle>{title ?? m.loading}</PageTitle>
      <h1 className="embed-title" dir="auto">
        {title}
      </h1>
      <a className="embed-link" href={url} target="_blank" rel="noopener">
        <Logo size={16} />
        <span>{m.openInProduct}</span>
      </a>
    </header>
  );
}
