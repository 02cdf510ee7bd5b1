import { LinkButton } from '@flowlens/components';
import type { SentFlow } from '@flowlens/recorder';
import { useEffect, useState } from 'react';
import type { Texts } from '../texts/en.js';

export interface SentNoteProps {
  texts: Texts;
  flow: SentFlow;
}

/** The link to the flow that a recording has become. It is copied at once. */
export function SentNote({ texts, flow: { url } }: SentNoteProps) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    // Refused when the person looks at another tab; the link is shown then as well.
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    );
  }, [url]);

  return (
    <section className="review-sent">
      <h1 className="review-title">{texts.sentTitle}</h1>
      <p role="status">{isCopied ? texts.linkCopied : texts.linkShown}</p>
      <input
        className="review-link"
        readOnly
        aria-label={texts.link}
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <LinkButton variant="primary">
        <a href={url} target="_blank" rel="noreferrer">
          {texts.openFlow}
        </a>
      </LinkButton>
    </section>
  );
}
