import { useEffect, useRef } from 'react';
import { Outlet, useNavigate, useSearchParams } from 'react-router';
import { returnPath, tokens } from '../../flowlens.js';

/** Guard of the login page: signed-in users continue to their destination. */
export function SignedOutOnly() {
  const [query] = useSearchParams();
  const wanted = query.get('return');
  const signedIn = tokens.get() !== null;
  const navigate = useNavigate();
  const leaving = useRef(false);

  useEffect(() => {
    if (wanted) returnPath.remember(wanted);
    // A stored path can be used once.
    if (!signedIn || leaving.current) return;
    leaving.current = true;
    void navigate(returnPath.take(), { replace: true });
  }, [wanted, signedIn, navigate]);

  return signedIn ? null : <Outlet />;
}
