import { FlowLensProvider, GuestRecorder } from '@flowlens/components';
import { recorderMessages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import { useContext, useEffect, useState } from 'react';
import { TextsContext } from '../language/texts.js';
import { useStayWhileRecording } from '../recording/use-stay-while-recording.js';
import { tabStore } from '../session/page-storage.js';
import { Logo } from '../shell/bar/logo.js';
import { PlainPage } from '../shell/plain-page.js';
import { createGuestSession, type GuestSession } from './guest-session.js';

let made: GuestSession | undefined;

/** One session per document, because a recorder must survive its component. */
function guestSession(link: string): GuestSession {
  if (!made) {
    made = createGuestSession({ link, baseUrl: window.location.origin, storage: tabStore });
    made.recorder.install();
  }
  return made;
}

/** Page of a recording link. It is outside of the app's shell and does not use a session in this browser. */
export function GuestPage() {
  const { messages, locale } = useContext(TextsContext);
  const [link] = useState(() => window.location.hash.slice(1));
  const session = guestSession(link);
  useReloadForAnotherLink();

  return (
    <FlowLensProvider client={session.client} messages={messages} locale={locale}>
      <div className="fl-root app">
        <Guest link={link} session={session} />
      </div>
    </FlowLensProvider>
  );
}

function Guest({ link, session: { recorder, visit, setVisit } }: { link: string; session: GuestSession }) {
  const { messageOverrides } = useFlowLens();
  const title = messageOverrides?.recorder?.guest?.label ?? recorderMessages.guest.label;
  // The recorded site could navigate this page, its opener, to another address.
  useStayWhileRecording(recorder, { untilSent: true });

  return (
    <PlainPage title={title} className="app-join">
      <h1 className="fl-visually-hidden">{title}</h1>
      <span className="app-home">
        <Logo size={32} />
        <span>FlowLens</span>
      </span>
      <GuestRecorder link={link} recorder={recorder} visit={visit} onVisit={setVisit} />
    </PlainPage>
  );
}

/** Opening another link in this tab changes only the fragment, which does not load the page. */
function useReloadForAnotherLink(): void {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, []);
}
