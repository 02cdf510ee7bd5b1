import { Spinner } from '@flowlens/components';
import { useEffect, useState } from 'react';
import { ownUrl } from '../messages/own-url.js';
import { Problem } from '../messages/problem.js';
import type { Texts } from '../texts/en.js';
import { captureTab, type Screenshot, showThisPage } from './capture-tab.js';
import { Editor } from './editor/editor.js';
import type { Mark } from './marks/mark.js';
import { readTarget } from './open-screenshot.js';
import { saveScreenshot } from './save-screenshot.js';

export interface ScreenshotPageProps {
  texts: Texts;
  /** URL fragment that identifies the tab. */
  hash: string;
}

type PageState = { step: 'capturing' } | { step: 'editing'; shot: Screenshot } | { step: 'failed'; reason: string };

/** Page that takes a screenshot, lets the user edit it, and passes it to the review. */
export function ScreenshotPage({ texts, hash }: ScreenshotPageProps) {
  const [state, setState] = useState<PageState>({ step: 'capturing' });
  const t = texts.screenshot;

  useEffect(() => {
    captureOnce(hash).then(
      (shot) => setState({ step: 'editing', shot }),
      (error: unknown) => {
        void showThisPage();
        setState({ step: 'failed', reason: error instanceof Problem ? texts.problems[error.code] : t.failed });
      },
    );
  }, [hash, texts, t]);

  async function review(shot: Screenshot, marks: readonly Mark[]) {
    const id = await saveScreenshot(shot, marks);
    // Replaces the history entry of the editor: going back would show removed pixels.
    location.replace(ownUrl(`/review.html#${id}`));
  }

  switch (state.step) {
    case 'capturing':
      return (
        <p role="status" className="screenshot-note">
          <Spinner />
          <span>{t.capturing}</span>
        </p>
      );
    case 'failed':
      return (
        <p role="alert" className="screenshot-note">
          {state.reason}
        </p>
      );
    case 'editing':
      return (
        <Editor
          texts={texts}
          picture={state.shot.picture}
          privateAreas={state.shot.privateAreas}
          hasEvents={state.shot.hasEvents}
          onReview={(marks) => review(state.shot, marks)}
          onDiscard={() => window.close()}
        />
      );
  }
}

let capturing: { hash: string; screenshot: Promise<Screenshot> } | undefined;

/** Guards against effects that run twice in development. */
function captureOnce(hash: string): Promise<Screenshot> {
  if (capturing?.hash !== hash) {
    const target = readTarget(hash);
    const screenshot = target ? captureTab(target) : Promise.reject(new Problem('not_recordable'));
    capturing = { hash, screenshot };
  }
  return capturing.screenshot;
}
