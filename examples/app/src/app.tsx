import { useLocation, useRoutes } from 'react-router';
import { CrashBoundary } from './pages/failures/crash-boundary.js';
import { routes } from './routes.js';
import { useScrollRestoration } from './shell/navigation/use-scroll-restoration.js';

/** The page that the address names. */
export function App() {
  const { key } = useLocation();
  useScrollRestoration();
  return <CrashBoundary place={key}>{useRoutes(routes)}</CrashBoundary>;
}
