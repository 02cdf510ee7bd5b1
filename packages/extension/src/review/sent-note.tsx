import { LinkButton } from '@flowlens/components';
import type { SendProgress, SentFlow } from '@flowlens/recorder';
import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { useOutgoing } from '../outgoing/use-outgoing.js';
import type { Texts } from '../texts/en.js';

export interface SentNoteProps {
  texts: Texts;
  /** Id of the recording. */
  id: string;
  flow: SentFlow;
}

/** Link to the flow of a sent recording. It is copied at once, and the flow's page opens while the upload runs. */
export function SentNote({ texts, id, flow: { url } }: SentNoteProps) {
  const [isCopied, setCopied] = useState(false);
  const outgoing = useOutgoing(id);

  useEffect(() => {
    void copyAndOpen(url).then(setCopied);
  }, [url]);

  return (
    <section className="review-sent">
      <h1 className="review-title">{outgoing ? texts.review.sendingTitle : texts.review.sentTitle}</h1>
      {outgoing && (
        <p role="status">
          {outgoing.failure ?? texts.review.sendingProgress({ percent: percentOf(outgoing.progress) })}
        </p>
      )}
      <p role="status">{isCopied ? texts.review.linkCopied : texts.review.linkShown}</p>
      <input
        className="review-link"
        readOnly
        aria-label={texts.review.link}
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <LinkButton variant="primary">
        <a href={url} target="_blank" rel="noreferrer">
          {texts.review.openFlow}
        </a>
      </LinkButton>
    </section>
  );
}

let opened: { url: string; isCopied: Promise<boolean> } | undefined;

/** Runs once, because effects run twice in development. Copies first, because an unfocused page cannot use the clipboard. */
function copyAndOpen(url: string): Promise<boolean> {
  if (opened?.url !== url) opened = { url, isCopied: run() };
  return opened.isCopied;

  async function run() {
    // Refused if the user has switched to another tab; the link is shown either way.
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    await browser.tabs.create({ url });
    return isCopied;
  }
}

function percentOf(progress: SendProgress | null): number {
  return progress?.totalBytes ? Math.floor((100 * progress.sentBytes) / progress.totalBytes) : 0;
}
