import { useLocation, useRoutes } from 'react-router';
import { CrashBoundary } from './pages/failures/crash-boundary.js';
import { routes } from './routes.js';
import { useScrollRestoration } from './shell/navigation/use-scroll-restoration.js';

/** Renders the page at the current URL. */
export function App() {
  const { key } = useLocation();
  useScrollRestoration();
  return <CrashBoundary place={key}>{useRoutes(routes)}</CrashBoundary>;
}
