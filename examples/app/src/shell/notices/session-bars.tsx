import { LinkSessionBar } from '@flowlens/components';
import { useRef } from 'react';
import { linkSession } from '../../flowlens.js';
import { localStore } from '../../session/page-storage.js';
import { useLeave } from '../../session/sign-out/use-leave.js';

export { ReusedSessionBar } from '@flowlens/components';

/** Names the account that a link signed the viewer in to. */
export function LinkBar() {
  const bar = useRef<HTMLElement>(null);
  const leave = useLeave({ storage: localStore, location: window.location });

  function stay() {
    // The clicked button unmounts, so keyboard users continue from the page.
    const main = bar.current?.parentElement?.querySelector('main');
    linkSession.accept();
    main?.focus({ preventScroll: true });
  }

  return <LinkSessionBar ref={bar} className="app-session-bar" onStay={stay} onSignOut={leave} />;
}
